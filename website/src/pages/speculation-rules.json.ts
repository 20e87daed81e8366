import type { APIRoute } from 'astro'
import { speculationRules } from '../../../security-headers/speculation-rules.ts'

export const GET: APIRoute = () => Response.json(speculationRules)
