import { createApp } from 'astro/app/entrypoint'

const app = createApp()

/** Draws one page that is not prerendered; `locals` reaches it as `Astro.locals`. */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals })
}
