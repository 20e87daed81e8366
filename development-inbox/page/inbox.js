/* global document, EventSource, location */

// Each message tells the number of the newest mail, the first of them right away: one may have come
// between this page and its connection.
new EventSource('/newest').addEventListener('message', ({ data }) => {
  if (data !== document.body.dataset.newest) location.reload()
})
