/** Where a form is: on the contact page or in the side panel. */
export type EnquiryVariant = 'page' | 'panel'
