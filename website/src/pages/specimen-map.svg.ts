import type { APIRoute } from 'astro'
import { drawMap } from '../specimen/draw-map.ts'

/** The map of systems on the specimen page of the services page. */
export const GET: APIRoute = () => new Response(drawMap())
