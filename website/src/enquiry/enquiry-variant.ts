/** Where a form is: on the contact page or in the side panel. */
export const enquiryVariants = ['page', 'panel'] as const

export type EnquiryVariant = (typeof enquiryVariants)[number]
