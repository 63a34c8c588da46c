import Orihon

/// Lets a pull beyond the top ask for something, and closes the strip when it has come.
@MainActor func addRefresh(
  to view: CollectionView, asking load: @escaping (_ done: @escaping @MainActor () -> Void) -> Void
) {
  let control = RefreshControl()
  control.addAction(for: .valueChanged) { [weak control] _ in
    load { control?.endRefreshing() }
  }
  view.refreshControl = control
}
