import { posix } from 'node:path'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { cacheControl, fixedHeaders, strictTransportSecurity } from './fixed-headers.ts'
import type { BuiltPage } from './headers-file.ts'

/** What the build compresses (precompress.ts). Apache would take `page.html.gz` for an archive. */
const compressedTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
}

/** The `.htaccess` of each folder, for Apache 2.4: a section for files knows only their names, not their folders. */
export function htaccessFiles(pages: BuiltPage[], serviceOrigin?: string): Map<string, string> {
  const folders = Map.groupBy(pages, ({ file }) => posix.dirname(file))
  const files = new Map([['_astro', header('Cache-Control', cacheControl.asset)]])
  for (const [folder, pagesInFolder] of folders) {
    const policies = pagesInFolder.map(({ file, html }) =>
      forFiles(
        // Also its compressed versions.
        `^${posix.basename(file).replaceAll('.', String.raw`\.`)}`,
        header('Content-Security-Policy', contentSecurityPolicy(html, serviceOrigin)),
      ),
    )
    const notFound = pagesInFolder.find(({ file }) => posix.basename(file) === '404.html')
    files.set(
      folder,
      [
        ...(folder === '.' ? [siteRules(serviceOrigin)] : []),
        ...(notFound ? [`ErrorDocument 404 /${notFound.file}`] : []),
        ...policies,
      ].join('\n'),
    )
  }
  return new Map([...files].map(([folder, content]) => [folder, `${content}\n`]))
}

const header = (name: string, value: string) => `Header always set ${name} "${value}"`

const forFiles = (pattern: string, ...lines: string[]) =>
  [`<FilesMatch "${pattern}">`, ...lines.map((line) => `  ${line}`), '</FilesMatch>'].join('\n')

function siteRules(serviceOrigin?: string): string {
  const names = Object.keys(compressedTypes).join('|')
  return `# Made by the build, for this build: upload it with the pages, and do not edit it.
Options -Indexes -MultiViews
# "/fr" is the page fr.html, although there is a folder of this name.
DirectorySlash Off
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp

RewriteEngine On
# The addresses of pages have no ".html" and no slash at the end.
RewriteCond %{THE_REQUEST} "^[A-Z]+ /[^ ?]*\\.html[ ?]"
RewriteRule "^(?:(.*)/)?index\\.html$|^(.+)\\.html$" "/$1$2" [R=308,L]
RewriteRule "^([^/].*)/$" "/$1" [R=308,L]
# What is only sent in response to another request.
RewriteRule "(?:^|/)(?:404|not-sent/[^/.]+|_headers|\\.ht[^/]*|[^/]+\\.(?:br|gz))$" - [R=404,L]
RewriteRule "^$" "index.html"
RewriteCond %{PATH_INFO} "^$"
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule "^(.+)$" "$1.html"
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "." - [R=404,L]
RewriteCond %{HTTP:Accept-Encoding} "\\bbr\\b"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule "^(.+\\.(?:${names}))$" "$1.br" [END]
RewriteCond %{HTTP:Accept-Encoding} "\\bgzip\\b"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule "^(.+\\.(?:${names}))$" "$1.gz" [END]

AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(compressedTypes)
  .map(([name, type]) =>
    forFiles(String.raw`\.${name}(?:\.br|\.gz)?$`, `ForceType "${type}; charset=utf-8"`),
  )
  .join('\n')}
${forFiles(String.raw`\.(?:${names})(?:\.br|\.gz)?$`, 'Header always set Vary Accept-Encoding')}

${Object.entries({
  ...fixedHeaders,
  'Strict-Transport-Security': strictTransportSecurity,
  'Content-Security-Policy': contentSecurityPolicy('', serviceOrigin),
  'Cache-Control': cacheControl.other,
})
  .map(([name, value]) => header(name, value))
  .join('\n')}
${forFiles(String.raw`\.html`, header('Cache-Control', cacheControl.page))}`
}
