import type { Company } from '../facts/define-company.ts'
import { smallestCompany } from './smallest-company.ts'

/**
 * A company with every fact except a job site, as different from the shipped one as possible: abroad, with one
 * provider for hosting and mail, without partners, and with characters that are special in HTML, XML and JSON.
 */
export const completeCompany: Company = {
  ...smallestCompany,
  street: 'Rue du Lac 7; 2e étage',
  country: 'FR',
  postalCode: '74999',
  postalTown: 'Ourval',
  town: { en: 'Ourval', de: 'Bärtal', fr: 'Ourval' },
  phone: '+41 27 000 00 00',
  email: 'bonjour@baer.example',
  website: 'https://www.baer.example',
  uid: '111 222 333 RCS Ourval',
  languageDetection: 'country',
  services: ['pruning', 'pressing', 'bottling', 'tasting', 'selling'].map((id) => ({
    id,
    name: { en: `The ${id}`, de: `Das ${id}`, fr: `Le ${id}` },
    result: { en: `No more ${id}.`, de: `Kein ${id} mehr.`, fr: `Plus de ${id}.` },
  })),
  areas: [
    {
      id: 'networks',
      name: { en: 'Networks', de: 'Netzwerke', fr: 'Réseaux' },
      summary: { en: 'Far.', de: 'Weit.', fr: 'Loin.' },
      text: { en: 'We <connect>.', de: 'Wir <verbinden>.', fr: 'Nous <relions>.' },
      assignments: [
        {
          situation: { en: 'A cable & more', de: 'Ein Kabel & mehr', fr: 'Un câble & plus' },
          work: { en: 'Two metres.', de: 'Zwei Meter.', fr: 'Deux mètres.' },
          price: { en: 'CHF 9 each', de: 'Je CHF 9', fr: 'CHF 9 pièce' },
          more: '#costs',
        },
      ],
    },
    {
      id: 'timber',
      name: { en: 'Timber & tunnels', de: 'Holz und Tunnel', fr: 'Bois et tunnels' },
      summary: { en: 'Deep.', de: 'Tief.', fr: 'Profond.' },
      text: { en: 'We drill.', de: 'Wir bohren.', fr: 'Nous forons.' },
    },
  ],
  partnerKinds: ['growers', 'coopers'].map((id) => ({
    id,
    name: { en: `The ${id}`, de: `Die ${id}`, fr: `Les ${id}` },
    brings: { en: `Fine ${id}.`, de: `Feine ${id}.`, fr: `De fins ${id}.` },
    gets: { en: 'Money.', de: 'Geld.', fr: 'De l’argent.' },
  })),
  steps: [
    {
      id: 'taste',
      title: { en: 'We taste', de: 'Wir kosten', fr: 'Nous goûtons' },
      text: { en: 'Twice.', de: 'Zweimal.', fr: 'Deux fois.' },
      terms: 'survey',
    },
    {
      id: 'press',
      title: { en: 'We press', de: 'Wir keltern', fr: 'Nous pressons' },
      text: { en: 'Once.', de: 'Einmal.', fr: 'Une fois.' },
      terms: 'dayRate',
    },
  ],
  surveySystems: [
    { id: 'cellar', cost: 60_000, damage: 5_000, price: 9_000, saving: 12_000, left: 1_000 },
    { id: 'labels', cost: 21_000, damage: 80_000, price: 4_000, saving: 3_000, left: 0 },
  ].map(({ id, cost, damage, price, saving, left }) => ({
    id,
    name: { en: `The ${id}`, de: `Das ${id}`, fr: `Le ${id}` },
    cost,
    risk: {
      text: { en: 'It <leaks>.', de: 'Es <rinnt>.', fr: 'Il <fuit>.' },
      likelihood: { en: 'Weekly.', de: 'Jede Woche.', fr: 'Chaque semaine.' },
      damage,
    },
    repair: {
      text: { en: 'A cork.', de: 'Ein Zapfen.', fr: 'Un bouchon.' },
      price,
      saving,
      damage: left,
    },
  })),
  mailProvider: smallestCompany.hosting,
  regions: [{ en: 'Valais', de: 'Wallis', fr: 'Valais' }],
  workingLanguages: ['fr', 'it'],
  people: [
    {
      name: 'Léa Bär & Co.',
      role: { en: 'Founder', de: 'Gründerin', fr: 'Fondatrice' },
      background: { en: 'Cellars', de: 'Keller', fr: 'Caves' },
      latestWork: { en: 'A <tunnel>', de: 'Ein <Tunnel>', fr: 'Un <tunnel>' },
      languages: ['fr', 'it'],
      portrait: 'portrait-1',
    },
    { name: 'Max Ñandú', role: { en: 'Casks', de: 'Fässer', fr: 'Tonneaux' } },
  ],
  references: [
    {
      client: { en: 'A vineyard', de: 'Ein Weingut', fr: 'Un domaine viticole' },
      sector: { en: 'wine', de: 'Wein', fr: 'vin' },
      situation: { en: 'Frost.', de: 'Frost.', fr: 'Le gel.' },
      work: { en: 'Sensors.', de: 'Sensoren.', fr: 'Des capteurs.' },
      result: {
        label: { en: 'lost in spring', de: 'im Frühling verloren', fr: 'perdus au printemps' },
        unit: { en: 'hectares', de: 'Hektaren', fr: 'hectares' },
        before: 14.5,
        after: 3,
      },
      year: 2023,
      quote: {
        text: { en: 'It works.', de: 'Es läuft.', fr: 'Cela marche.' },
        name: 'Ida "Ivy" Rey',
        role: { en: 'winegrower', de: 'Winzerin', fr: 'vigneronne' },
      },
      consent: '2024-02-01',
    },
  ],
  engagement: {
    answerWithin: { count: 4, unit: 'hours' },
    firstTalk: { minutes: 45, free: false },
    survey: {
      weeks: 5,
      priceFrom: 8000,
      sizes: [
        { people: 20, days: 6, weeks: 5, price: 8000 },
        { people: 1200, days: 30, weeks: 9, price: 33_500 },
      ],
    },
    dayRate: { price: 1100, costCeiling: false },
    vat: 'included',
    noticeWeeks: 6,
  },
  questions: [
    {
      question: { en: 'Who pays?', de: 'Wer zahlt?', fr: 'Qui paie ?' },
      answer: { en: 'Nobody.', de: 'Niemand.', fr: 'Personne.' },
    },
    {
      question: { en: 'Who waits?', de: 'Wer wartet?', fr: 'Qui attend ?' },
      answer: { en: 'You rarely do.', de: 'Sie selten.', fr: 'Vous, rarement.' },
    },
  ],
  openingHours: [{ days: ['Sa'], opens: '09:15', closes: '11:45' }],
  foundedYear: 1987,
  headcount: 31,
  memberships: ['Club des <montagnes>'],
  certificates: [
    {
      name: 'ISO 9001',
      scope: { en: 'cellar <work>', de: 'Keller & Fass', fr: 'travail de cave' },
      body: 'Prüf & Söhne',
      year: 2023,
    },
  ],
  partnerCommission: 'disclosed',
  careers: {
    place: { en: 'Sierre', de: 'Siders', fr: 'Sierre' },
    workload: { from: 60, to: 80 },
    homeOffice: { en: 'one day a week', de: 'ein Tag pro Woche', fr: 'un jour par semaine' },
    steps: [
      {
        title: { en: 'You call', de: 'Sie rufen an', fr: 'Vous appelez' },
        text: { en: 'Before noon.', de: 'Vor Mittag.', fr: 'Avant midi.' },
      },
    ],
    email: 'emplois@baer.example',
    keptMonths: 4,
  },
  withoutPages: ['partners'],
  sameAs: ['https://www.social.example/baer'],
  representatives: ['Léa Bär', 'Yves Fils'],
  vatNumber: 'FR 11 222 333 444',
  dataProtectionAuthority: {
    name: { en: 'Data <Watch>', de: 'Daten & Wacht', fr: 'La CNIL' },
    website: 'https://www.watch.example',
  },
  backupDays: 21,
  mailboxDays: 45,
  dataStaysInSwitzerland: false,
}
