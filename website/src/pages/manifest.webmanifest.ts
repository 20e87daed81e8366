import type { APIRoute } from 'astro'
import { company } from '../../../company/company.ts'
import { manifestIcons } from '../identity/icons.ts'
import { themes } from '../styles/themes.ts'

/** Name and icons for a home screen, without an installable app (decision 22). */
const manifest = {
  name: company.name,
  short_name: company.shortName,
  start_url: '/',
  display: 'browser',
  background_color: themes.light.paper,
  theme_color: themes.light.paper,
  icons: Object.entries(manifestIcons).map(([name, { size }]) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: name.includes('maskable') ? 'maskable' : 'any',
  })),
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
