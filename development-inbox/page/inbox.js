/* global EventSource, location */

// The list shows a new mail without being asked; what is read stays in place.
new EventSource('/arrivals').addEventListener('message', () => {
  location.reload()
})
