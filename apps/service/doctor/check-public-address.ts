import { formUrl, type Site } from '../site/site.ts'
import { hostReplaced } from '../status/problems.ts'
import { fail, note, ok, type Finding } from './finding.ts'

const timeoutMs = 10_000

/** Posts an empty enquiry to the public address, to see whether the reverse proxy passes it on. Nothing is stored. */
export async function checkPublicAddress(website: string, site: Site | null): Promise<Finding[]> {
  const address = formUrl(site, website)
  const { origin } = new URL(website)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // What the service answers once it has checked the fields.
    const isChecked = (await answer.text()).includes('F_REQUIRED')
    if (isChecked) return [ok(`Enquiries posted to ${address.href} reach the service.`)]
    return [refusal(answer, address, origin)]
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return [
      note(
        `${address.origin} does not respond (${reason}), so the check was skipped. Run it again ` +
          'once the site is online.',
      ),
    ]
  }
}

function refusal({ status, headers }: Response, address: URL, origin: string): Finding {
  const refused = `An empty enquiry, posted to ${address.href}, got status ${status}`
  const location = headers.get('location')
  if (status === 429) {
    return note(`${refused}, the rate limit. Run the check again in ten minutes.`)
  }
  if (status === 403 && address.origin === origin) return fail(`${refused}. ${hostReplaced}`)
  if (status === 403) return fail(`${refused}: add ${origin} to ALLOWED_ORIGINS.`)
  if (status > 300 && status < 400 && location !== null) {
    return fail(
      `${refused}, to ${location}: "website" in content/company.json (Company in the editor) must be the final address of the site, ` +
        'without a redirect.',
    )
  }
  return fail(
    `${refused}. Check that the service runs, and that the reverse proxy passes every path on to it.`,
  )
}
