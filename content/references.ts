import type { Company } from './define-company.ts'

/**
 * Finished assignments with one figure each. Home shows the figures, Services the whole story. Publish
 * only what the client has agreed to, and keep that agreement.
 */
export const references: Company['references'] = [
  {
    example: true,
    client: {
      en: 'A food producer, 240 people',
      de: 'Ein Lebensmittelhersteller, 240 Mitarbeitende',
      fr: 'Un producteur alimentaire, 240 personnes',
    },
    situation: {
      en: 'Three plants, three spreadsheets, and a monthly result that arrived when the next month was half over.',
      de: 'Drei Werke, drei Tabellen und ein Monatsergebnis, das erst vorlag, wenn der nächste Monat halb vorbei war.',
      fr: 'Trois usines, trois tableurs et un résultat mensuel qui arrivait au milieu du mois suivant.',
    },
    work: {
      en: 'One definition for each figure, one nightly load from the ERP, and a report that names who checks what.',
      de: 'Eine Definition pro Kennzahl, jede Nacht ein Abzug aus dem ERP und ein Bericht, der sagt, wer was prüft.',
      fr: 'Une définition par indicateur, un chargement nocturne depuis l’ERP et un rapport qui dit qui contrôle quoi.',
    },
    result: {
      label: {
        en: 'to close the month',
        de: 'bis zum Monatsabschluss',
        fr: 'pour boucler le mois',
      },
      unit: { en: 'days', de: 'Tage', fr: 'jours' },
      before: 11,
      after: 2,
    },
    year: 2025,
    quote: {
      text: {
        en: 'We used to argue about whose figure was right. Now we argue about what to do.',
        de: 'Früher haben wir gestritten, wessen Zahl stimmt. Heute streiten wir darüber, was zu tun ist.',
        fr: 'Avant, on se disputait pour savoir qui avait le bon chiffre. Maintenant, on discute de ce qu’il faut faire.',
      },
      name: 'Reto Tanner',
      role: { en: 'Head of finance', de: 'Leiter Finanzen', fr: 'Responsable des finances' },
    },
    consent: '2026-02-12',
  },
  {
    example: true,
    client: {
      en: 'A cableway operator, 85 people',
      de: 'Ein Seilbahnbetrieb, 85 Mitarbeitende',
      fr: 'Un exploitant de remontées mécaniques, 85 personnes',
    },
    situation: {
      en: 'Bearings were changed by the calendar. Some failed before their date, others were thrown away as good as new.',
      de: 'Lager wurden nach Kalender gewechselt. Manche fielen vorher aus, andere landeten fast neu im Altmetall.',
      fr: 'Les roulements étaient changés selon le calendrier. Certains lâchaient avant, d’autres étaient jetés presque neufs.',
    },
    work: {
      en: 'Sensors on six drives, a model that learns from every change, and a list on the mechanics’ phones each morning.',
      de: 'Sensoren an sechs Antrieben, ein Modell, das aus jedem Wechsel lernt, und jeden Morgen die fälligen Lager auf dem Telefon der Mechaniker.',
      fr: 'Des capteurs sur six moteurs, un modèle qui apprend de chaque remplacement et, chaque matin, une liste sur le téléphone des mécaniciens.',
    },
    result: {
      label: {
        en: 'in a winter season',
        de: 'in einer Wintersaison',
        fr: 'par saison d’hiver',
      },
      unit: { en: 'stoppages', de: 'Ausfälle', fr: 'pannes' },
      before: 31,
      after: 9,
    },
    year: 2024,
    consent: '2025-05-06',
  },
  {
    example: true,
    client: {
      en: 'A wholesaler, 130 people',
      de: 'Ein Grosshändler, 130 Mitarbeitende',
      fr: 'Un grossiste, 130 personnes',
    },
    situation: {
      en: 'After a burst pipe the warehouse stood still for a day and a night. The backups were there; nobody had ever restored them.',
      de: 'Nach einem Rohrbruch stand das Lager einen Tag und eine Nacht still. Backups gab es; zurückgespielt hatte sie noch niemand.',
      fr: 'Après une rupture de conduite, l’entrepôt est resté à l’arrêt un jour et une nuit. Les sauvegardes existaient ; personne ne les avait jamais restaurées.',
    },
    work: {
      en: 'A second site, a two-page plan, and a rehearsal every quarter with the people who would be on shift.',
      de: 'Ein zweiter Serverstandort, ein Plan von zwei Seiten und jedes Quartal eine Übung mit denen, die im Ernstfall da sind.',
      fr: 'Un second site, un plan de deux pages et un exercice par trimestre avec les personnes concernées.',
    },
    result: {
      label: {
        en: 'from failure to delivery',
        de: 'vom Ausfall bis zur Lieferung',
        fr: 'entre la panne et la livraison',
      },
      unit: { en: 'hours', de: 'Stunden', fr: 'heures' },
      before: 26,
      after: 3,
    },
    year: 2025,
    consent: '2026-01-20',
  },
]
