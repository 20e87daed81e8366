/** The answer to a request for a page over TLS. */
export interface PageAnswer {
  headers: Record<string, string>
  html: string
}

interface Finding {
  test: string
  modifier: number
}

/** Six months, below which the Observatory takes ten points off. */
const sixMonths = 15_768_000

/**
 * The score of Mozilla's HTTP Observatory for a site that redirects to TLS, sets no cookie and loads
 * scripts from itself alone; whatever is worse than that is not told apart and counts in full.
 *
 * Modifiers: SCORE_TABLE in https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 * Rules: the files beside https://github.com/mdn/mdn-http-observatory/blob/main/src/analyzer/tests/csp.js
 *
 * | test                         | best result                                     | modifier | else |
 * | ---------------------------- | ----------------------------------------------- | -------: | ---: |
 * | content-security-policy      | default-src 'none', nothing unsafe or too broad |      +10 |  -25 |
 * | cookies                      | none                                            |        0 |  -40 |
 * | cross-origin-resource-sharing| not for everyone with credentials               |        0 |  -50 |
 * | redirection                  | to TLS on the same host (the proxy's task)      |        0 |      |
 * | referrer-policy              | strict-origin-when-cross-origin or stricter     |       +5 |   -5 |
 * | strict-transport-security    | at least six months                             |        0 |  -20 |
 * | subresource-integrity        | every script from the site itself               |        0 |  -50 |
 * | x-content-type-options       | nosniff                                         |        0 |   -5 |
 * | x-frame-options              | by frame-ancestors of the policy                |       +5 |  -20 |
 * | cross-origin-resource-policy | same-origin or same-site                        |      +10 |    0 |
 *
 * The baseline is 100; bonuses count once the score without them is 90 or more. 135 is the most that
 * a site without cookies can reach, by a place in the browsers' preload list.
 */
export function observatoryScore({ headers, html }: PageAnswer): number {
  const policy = parsePolicy(headers['content-security-policy'] ?? '')
  const sources = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*']
  const strict =
    policy.get('default-src')?.join() === "'none'" &&
    !['script-src', 'style-src', 'object-src'].some((name) => sources(name).some(isUnsafe))
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const foreignScript = /<script[^>]*\ssrc="(?!\/[^/])/.test(html)

  const findings: Finding[] = [
    { test: 'content-security-policy', modifier: strict ? 10 : -25 },
    { test: 'cookies', modifier: 'set-cookie' in headers ? -40 : 0 },
    {
      test: 'cross-origin-resource-sharing',
      modifier: 'access-control-allow-credentials' in headers ? -50 : 0,
    },
    { test: 'referrer-policy', modifier: isPrivate(headers['referrer-policy']) ? 5 : -5 },
    { test: 'strict-transport-security', modifier: maxAge >= sixMonths ? 0 : -20 },
    { test: 'subresource-integrity', modifier: foreignScript ? -50 : 0 },
    {
      test: 'x-content-type-options',
      modifier: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    { test: 'x-frame-options', modifier: policy.has('frame-ancestors') ? 5 : -20 },
    {
      test: 'cross-origin-resource-policy',
      modifier: /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    },
  ]
  const sum = (chosen: Finding[]) => chosen.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(findings.filter(({ modifier }) => modifier < 0))
  return base >= 90 ? base + sum(findings.filter(({ modifier }) => modifier > 0)) : base
}

function parsePolicy(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

const isUnsafe = (source: string) =>
  /^('unsafe-(inline|eval|hashes)'|data:|https?:|ftp:|\*|https?:\/\/\*(\.\*)?)$/.test(source)

const isPrivate = (policy = '') =>
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
