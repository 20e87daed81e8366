import type { APIRoute } from 'astro'
import { drawMap } from '../specimen/draw-map.ts'

/** The map of systems in the sample report on the services page. */
export const GET: APIRoute = () => new Response(drawMap())
