import { defaultLocale, locales } from '../i18n/locales.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { fixedHeaders, pageCacheControl, strictTransportSecurity } from './fixed-headers.ts'

/** A page of the built site. */
export interface BuiltPage {
  /** Such as `de/contact.html`. */
  file: string
  html: string
}

const immutable = 'public, max-age=31536000, immutable'

/** The address under which hosts serve a file: `/de/contact` for `de/contact.html`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** The languages whose pages are in a folder of their own. */
const prefixes = locales.filter((locale) => locale !== defaultLocale)

const lines = (...texts: string[]) => texts.join('\n')

/**
 * `_headers`, which Netlify, Cloudflare Pages and others read. If two rules match, some hosts join
 * their values, so the common policy only forbids what no page needs, and both may apply.
 */
export function headersFile(pages: BuiltPage[], serviceOrigin?: string): string {
  const common = {
    ...fixedHeaders,
    'Strict-Transport-Security': strictTransportSecurity,
    'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  }
  const rule = (address: string, headers: Record<string, string>) =>
    lines(address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))
  return lines(
    rule('/*', common),
    rule('/_astro/*', { 'Cache-Control': immutable }),
    ...pages.map(({ file, html }) =>
      rule(addressOf(file), {
        'Content-Security-Policy': contentSecurityPolicy(html, serviceOrigin),
        'Cache-Control': pageCacheControl,
      }),
    ),
    '',
  )
}

/**
 * For nginx, to be included inside `http { … }`; the server listens without TLS, behind a proxy or
 * in a test.
 */
export function nginxFile(pages: BuiltPage[], serviceOrigin?: string): string {
  const policy = (file: string, value: string) => `  ${file} "${value}";`
  const header = ([name, value]: [string, string]) => `  add_header ${name} '${value}' always;`
  const policies = pages.map(({ file, html }) =>
    policy(`/${file}`, contentSecurityPolicy(html, serviceOrigin)),
  )
  return lines(
    '# Written by npm run build: include it inside http { … } and adjust listen, root and TLS.',
    'map $uri $content_security_policy {',
    policy('default', contentSecurityPolicy()),
    ...policies,
    '}',
    'map $scheme $strict_transport_security {',
    policy('https', strictTransportSecurity),
    '}',
    'map $uri $cache_control {',
    policy('~^/_astro/', immutable),
    policy('~\\.html$', pageCacheControl),
    policy('default', 'public, max-age=3600'),
    '}',
    'map $uri $not_found_page {',
    ...prefixes.map((prefix) => policy(`~^/${prefix}/`, `/${prefix}/404.html`)),
    policy('default', '/404.html'),
    '}',
    'server {',
    '  listen 8080;',
    '  root /var/www/site;',
    '  index index.html;',
    '  gzip_static on;',
    '',
    ...Object.entries(fixedHeaders).map(header),
    header(['Content-Security-Policy', '$content_security_policy']),
    header(['Strict-Transport-Security', '$strict_transport_security']),
    '  add_header Cache-Control $cache_control;',
    '',
    '  location / { try_files $uri $uri.html $uri/ =404; }',
    '  error_page 404 $not_found_page;',
    '}',
    '',
  )
}

/** For Caddy, which obtains its certificate by itself. */
export function caddyFile(pages: BuiltPage[], host: string, serviceOrigin?: string): string {
  const policyOf = (file: string) =>
    contentSecurityPolicy(pages.find((page) => page.file === file)?.html, serviceOrigin)
  const policy = (path: string, file: string) => `\t\t${path} "${policyOf(file)}"`
  const notFound = (pattern: string, file: string) =>
    `\t\t\t${pattern} /${file} "${policyOf(file)}"`
  return lines(
    '# Written by npm run build: adjust root.',
    '(security) {',
    '\theader {',
    ...Object.entries(fixedHeaders).map(([name, value]) => `\t\t${name} \`${value}\``),
    `\t\tStrict-Transport-Security "${strictTransportSecurity}"`,
    '\t}',
    '}',
    `${host} {`,
    '\troot * /var/www/site',
    '\tmap {path} {content_security_policy} {',
    ...pages.flatMap(({ file }) => [policy(addressOf(file), file), policy(`/${file}`, file)]),
    policy('default', ''),
    '\t}',
    '\timport security',
    '\theader Content-Security-Policy {content_security_policy}',
    `\theader /_astro/* Cache-Control "${immutable}"`,
    '\t@pages path_regexp ^[^.]*$',
    `\theader @pages Cache-Control "${pageCacheControl}"`,
    '\ttry_files {path} {path}.html',
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t\thide _headers',
    '\t}',
    '\thandle_errors {',
    '\t\tmap {path} {not_found_page} {not_found_policy} {',
    ...prefixes.map((prefix) => notFound(`~^/${prefix}/`, `${prefix}/404.html`)),
    notFound('default', '404.html'),
    '\t\t}',
    '\t\trewrite {not_found_page}',
    '\t\timport security',
    '\t\theader Content-Security-Policy {not_found_policy}',
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  )
}
