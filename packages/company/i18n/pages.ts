import type { MessageKey } from './messages.ts'

interface PageDefinition {
  /** The English path (specification, section 2); other languages add a prefix (localized-path.ts). */
  path: `/${string}`
  /** Where every page links to it: in the header and Quick Links, among the footer's legal links, or nowhere. */
  linkedFrom: 'menu' | 'legal' | null
  name: MessageKey
  /** Its `h1`, if it differs. */
  heading?: MessageKey
  /** Its title and description for search results; those of legal texts are in content/legal. */
  search?: { title: MessageKey; description: MessageKey }
  /** The picture of its social card: the film's poster or one of the reliefs. */
  cardPicture: 'poster' | 'about' | 'team' | 'partners' | 'careers'
}

/** A page with a legal text, which all have the same picture. */
const legalPage = (path: PageDefinition['path'], name: MessageKey) =>
  ({ path, linkedFrom: 'legal', name, cardPicture: 'about' }) as const

/** Every page that a site may have, in the order of the menus (company-pages.ts). */
export const pages = {
  home: {
    path: '/',
    linkedFrom: 'menu',
    name: 'HOME',
    heading: 'HOME_TAGLINE',
    search: { title: 'HOME_TITLE', description: 'HOME_DESCRIPTION' },
    cardPicture: 'poster',
  },
  aboutUs: {
    path: '/about-us',
    linkedFrom: 'menu',
    name: 'ABOUT_US',
    search: { title: 'ABOUT_TITLE', description: 'ABOUT_DESCRIPTION' },
    cardPicture: 'about',
  },
  services: {
    path: '/services',
    linkedFrom: 'menu',
    name: 'SERVICES',
    search: { title: 'SERVICES_TITLE', description: 'SERVICES_DESCRIPTION' },
    cardPicture: 'team',
  },
  partners: {
    path: '/partners',
    linkedFrom: 'menu',
    name: 'PARTNERS',
    search: { title: 'PARTNERS_TITLE', description: 'PARTNERS_DESCRIPTION' },
    cardPicture: 'partners',
  },
  careers: {
    path: '/careers',
    linkedFrom: 'menu',
    name: 'CAREERS',
    search: { title: 'CAREERS_TITLE', description: 'CAREERS_DESCRIPTION' },
    cardPicture: 'careers',
  },
  contact: {
    path: '/contact',
    linkedFrom: 'menu',
    name: 'CONTACT',
    heading: 'CONTACT_HEADING',
    search: { title: 'CONTACT_TITLE', description: 'CONTACT_DESCRIPTION' },
    cardPicture: 'poster',
  },
  thankYou: {
    path: '/thank-you',
    linkedFrom: null,
    name: 'THANK_YOU_HEADING',
    heading: 'ENQUIRY_PANEL_TITLE',
    search: { title: 'THANK_YOU_TITLE', description: 'ENQUIRY_PANEL_TITLE' },
    cardPicture: 'poster',
  },
  imprint: legalPage('/imprint', 'IMPRINT'),
  privacy: legalPage('/privacy', 'PRIVACY'),
  accessibility: legalPage('/accessibility', 'ACCESSIBILITY'),
} satisfies Record<string, PageDefinition>

export type PageName = keyof typeof pages

/** The English address of a case: a reference with a story. */
export type CasePath = `/results/${string}`

export const casePath = (slug: string): CasePath => `/results/${slug}`

/** A page of the table, or a case. */
export type SitePage = PageName | CasePath

export const isCase = (page: SitePage): page is CasePath => page.startsWith('/')

/** Whether search engines may list a page. */
export const isIndexable = (page: SitePage) => isCase(page) || pages[page].linkedFrom !== null

/** The definition of a page, for code that treats all pages alike. */
export const pageOf = (name: PageName): PageDefinition => pages[name]

/** Every page that the site can have, in the order of the table. */
export const allPages = Object.keys(pages) as PageName[]

/** The legal pages, in the order of the footer. */
export const legalPages = allPages.filter((name) => pages[name].linkedFrom === 'legal')
