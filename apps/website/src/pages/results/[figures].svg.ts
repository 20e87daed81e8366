import type { APIRoute, GetStaticPaths } from 'astro'
import { company } from '@site/company/facts/company.ts'
import { drawRelief } from '../../results/draw-relief.ts'

/** A relief for the result of each reference. */
export const getStaticPaths: GetStaticPaths = () =>
  (company.references ?? []).map(({ result: { before, after } }) => ({
    params: { figures: `${before}-${after}` },
    props: { before, after },
  }))

export const GET: APIRoute<{ before: number; after: number }> = ({ props }) =>
  new Response(drawRelief(props.before, props.after))
