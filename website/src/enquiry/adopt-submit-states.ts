import styles from './submit-states.css?inline'

// A sheet made by script asks nothing of the page's security policy.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
