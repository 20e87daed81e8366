/** Whether a click opens its link in this tab: modifier keys open another tab or window. */
export function opensInThisTab({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
