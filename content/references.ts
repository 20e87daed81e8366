import type { Company } from './define-company.ts'

/**
 * Finished assignments with one figure each. Home shows the figures, Services the whole story. Publish
 * only what the client has agreed to, and keep that agreement.
 */
export const references: Company['references'] = [
  {
    example: true,
    client: {
      en: 'Muster Lebensmittel AG, food producer, 240 people',
      de: 'Muster Lebensmittel AG, 240 Mitarbeitende',
      fr: 'Muster Lebensmittel AG, industrie alimentaire, 240 personnes',
    },
    situation: {
      en: 'Three plants, three spreadsheets, and a monthly result that arrived when the next month was half over.',
      de: 'Drei Werke, drei Excel-Dateien und ein Monatsergebnis, das erst vorlag, wenn der nächste Monat halb vorbei war.',
      fr: 'Trois usines, trois fichiers Excel et un résultat mensuel qui arrivait au milieu du mois suivant.',
    },
    work: {
      en: 'One definition for each figure, one nightly load from the ERP, and a report that says who checks what.',
      de: 'Eine Definition pro Kennzahl, jede Nacht ein Abzug aus dem ERP und ein Bericht, der sagt, wer was prüft.',
      fr: 'Une définition par indicateur, un chargement nocturne depuis l’ERP et un rapport qui indique qui contrôle quoi.',
    },
    result: {
      label: {
        en: 'to close the month',
        de: 'bis zum Monatsabschluss',
        fr: 'pour boucler le mois',
      },
      unit: { en: 'working days', de: 'Arbeitstage', fr: 'jours ouvrables' },
      before: 11,
      after: 2,
    },
    year: 2025,
    quote: {
      text: {
        en: 'We used to argue about whose figure was right. Now we argue about what to do.',
        de: 'Früher haben wir darüber gestritten, wessen Zahl stimmt. Heute streiten wir darüber, was zu tun ist.',
        fr: 'Avant, on se disputait pour savoir qui avait le bon chiffre. Maintenant, on discute de ce qu’il faut faire.',
      },
      name: 'Reto Tanner',
      role: { en: 'head of finance', de: 'Leiter Finanzen', fr: 'responsable des finances' },
    },
    consent: '2026-02-12',
  },
  {
    example: true,
    client: {
      en: 'A cable-car operator, 85 people',
      de: 'Ein Seilbahnbetrieb, 85 Mitarbeitende',
      fr: 'Un exploitant de remontées mécaniques, 85 personnes',
    },
    situation: {
      en: 'Bearings were changed on a fixed schedule. Some failed early; others were thrown away as good as new.',
      de: 'Wälzlager wurden nach festem Plan gewechselt. Manche fielen vorher aus, andere landeten fast neu im Altmetall.',
      fr: 'Les roulements étaient changés à dates fixes. Certains lâchaient avant, d’autres étaient jetés presque neufs.',
    },
    work: {
      en: 'Sensors on six drives, a model that learns from every replacement, and a list of the bearings that are due, on the workshop’s phones each morning.',
      de: 'Sensoren an sechs Antrieben, ein Modell, das aus jedem Wechsel lernt, und jeden Morgen die fälligen Wälzlager auf den Handys der Werkstatt.',
      fr: 'Des capteurs sur six moteurs, un modèle qui apprend de chaque remplacement et, chaque matin sur le téléphone de l’atelier, la liste des roulements à changer.',
    },
    result: {
      label: {
        en: 'in a winter season',
        de: 'in einer Wintersaison',
        fr: 'sur une saison d’hiver',
      },
      unit: { en: 'stoppages', de: 'Ausfälle', fr: 'pannes' },
      before: 31,
      after: 9,
    },
    year: 2026,
    consent: '2026-06-09',
  },
  {
    example: true,
    client: {
      en: 'A wholesaler, 130 people',
      de: 'Ein Grosshändler, 130 Mitarbeitende',
      fr: 'Un grossiste, 130 personnes',
    },
    situation: {
      en: 'A burst pipe flooded the server room, and the warehouse stood still for a day and a night. There were backups; nobody had ever restored them.',
      de: 'Ein Rohrbruch setzte den Serverraum unter Wasser, und das Lager stand einen Tag und eine Nacht still. Backups gab es; zurückgespielt hatte sie noch niemand.',
      fr: 'Une rupture de conduite a inondé la salle des serveurs, et l’entrepôt est resté à l’arrêt un jour et une nuit. Les sauvegardes existaient ; personne ne les avait jamais restaurées.',
    },
    work: {
      en: 'A second server site, a two-page plan, and a rehearsal every quarter with the people who would be on shift.',
      de: 'Ein zweiter Serverstandort, ein Notfallplan von zwei Seiten und jedes Quartal eine Übung mit jenen, die im Ernstfall Dienst haben.',
      fr: 'Un second site pour les serveurs, un plan de deux pages et un exercice par trimestre avec les personnes qui seraient de service.',
    },
    result: {
      label: {
        en: 'between failure and delivery: 26 in the flood, 3 in the latest rehearsal',
        de: 'vom Ausfall bis zur Lieferung: 26 nach dem Rohrbruch, 3 in der letzten Übung',
        fr: 'entre la panne et la livraison : 26 lors de l’inondation, 3 lors du dernier exercice',
      },
      unit: { en: 'hours', de: 'Stunden', fr: 'heures' },
      before: 26,
      after: 3,
    },
    year: 2025,
    consent: '2026-01-20',
  },
]
