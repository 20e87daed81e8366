/** Whether a click opens its link in the tab it stands in: with a key held down, another one opens. */
export function opensInThisTab({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
