/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The origin of the enquiry service if it differs from the site's, such as `https://api.example.ch`. */
  readonly PUBLIC_API_HOST?: string
  /** `languageDetection` of content/company.json. */
  readonly LANGUAGE_DETECTION: 'suggest' | 'country' | 'off'
}

declare namespace App {
  interface Locals {
    /** Set by the enquiry service when it renders the `/send-mail` page. */
    formAnswer?: import('@site/enquiry/form-answer.ts').FormAnswer
  }
}
