import { createApp } from 'astro/app/entrypoint'

const app = createApp()

/** Renders one page that is not prerendered; the page reads `locals` as `Astro.locals`. */
export const render = (request: Request, locals: App.Locals): Promise<Response> =>
  app.render(request, { locals })
