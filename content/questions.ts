import type { Company } from './define-company.ts'

/** What clients ask before they sign, with the company's answers. Services shows them in this order. */
export const questions: Company['questions'] = [
  {
    question: {
      en: 'Do we have to start with an assessment?',
      de: 'Müssen wir mit einer Standortbestimmung beginnen?',
      fr: 'Faut-il commencer par un état des lieux ?',
    },
    answer: {
      en: 'No. If you know what you need, book that one service at the day rate. We suggest an assessment where nobody has the whole picture.',
      de: 'Nein. Wenn Sie wissen, was Sie brauchen, buchen Sie diese eine Leistung zum Tagessatz. Eine Standortbestimmung schlagen wir vor, wenn niemand den Überblick hat.',
      fr: 'Non. Si vous savez ce qu’il vous faut, commandez cette seule prestation au tarif journalier. Nous proposons un état des lieux lorsque personne n’a de vue d’ensemble.',
    },
  },
  {
    question: {
      en: 'Who owns the code?',
      de: 'Wem gehört der Code?',
      fr: 'À qui appartient le code ?',
    },
    answer: {
      en: 'You do, from the day you pay for it. It lives in your repository from the start, and so does its documentation.',
      de: 'Ihnen, ab dem Tag, an dem Sie ihn bezahlen. Er liegt von Anfang an in Ihrem Repository, die Dokumentation auch.',
      fr: 'À vous, dès que vous l’avez payé. Il se trouve dès le début dans votre dépôt de code, avec sa documentation.',
    },
  },
  {
    question: {
      en: 'Which languages do you work in?',
      de: 'In welchen Sprachen arbeiten Sie?',
      fr: 'Dans quelles langues travaillez-vous ?',
    },
    answer: {
      en: 'German, French and English, in workshops as well as in reports. Code and its comments are in English.',
      de: 'Auf Deutsch, Französisch und Englisch, in Workshops wie in Berichten. Code und Kommentare sind auf Englisch.',
      fr: 'En allemand, en français et en anglais, en séance comme dans les rapports. Le code et ses commentaires sont en anglais.',
    },
  },
  {
    question: {
      en: 'What if it does not work out?',
      de: 'Und wenn es nicht passt?',
      fr: 'Et si cela ne convient pas ?',
    },
    answer: {
      en: 'You can end an assignment at any time and pay for the days worked. If you tell us two weeks ahead, we use those weeks for the handover. What exists by then is yours.',
      de: 'Sie können den Auftrag jederzeit beenden und bezahlen die geleisteten Tage. Wenn Sie es uns zwei Wochen vorher sagen, nutzen wir diese Zeit für die Übergabe. Was bis dahin entstanden ist, gehört Ihnen.',
      fr: 'Vous pouvez mettre fin au mandat à tout moment ; vous payez les jours travaillés. Si vous nous prévenez deux semaines à l’avance, nous les consacrons au passage de relais. Ce qui existe alors vous appartient.',
    },
  },
  {
    question: {
      en: 'Will you sign a non-disclosure agreement?',
      de: 'Unterschreiben Sie eine Geheimhaltungsvereinbarung?',
      fr: 'Signez-vous un accord de confidentialité ?',
    },
    answer: {
      en: 'Yes, yours or ours, before you show us anything. Ours fits on one page.',
      de: 'Ja, Ihre oder unsere, bevor Sie uns etwas zeigen. Unsere passt auf eine Seite.',
      fr: 'Oui, le vôtre ou le nôtre, avant que vous ne nous montriez quoi que ce soit. Le nôtre tient sur une page.',
    },
  },
  {
    question: {
      en: 'Do you work on site?',
      de: 'Arbeiten Sie bei uns vor Ort?',
      fr: 'Travaillez-vous sur place ?',
    },
    answer: {
      en: 'For the assessment, always: what matters is rarely written down. After that, as often as it helps and no more.',
      de: 'Für die Standortbestimmung immer, denn das Wichtigste steht selten irgendwo geschrieben. Danach so oft, wie es nützt, und nicht öfter.',
      fr: 'Pour l’état des lieux, toujours : l’essentiel est rarement écrit. Ensuite, aussi souvent que c’est utile, et pas davantage.',
    },
  },
]
