import type { APIRoute, GetStaticPaths } from 'astro'
import { company } from '@site/company/facts/company.ts'
import { drawRelief } from '../../screens/results/draw-relief.ts'

/** A relief for the result of each reference without a story, whose months are not known. */
export const getStaticPaths: GetStaticPaths = () =>
  (company.references ?? [])
    .filter(({ story }) => !story)
    .map(({ result: { before, after } }) => ({
      params: { figures: `${before}-${after}` },
      props: { before, after },
    }))

export const GET: APIRoute<{ before: number; after: number }> = ({ props }) =>
  new Response(drawRelief(props.before, props.after))
