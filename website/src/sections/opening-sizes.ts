/**
 * The `sizes` of the picture that PageOpening shows. It has a file of its own because whoever imports a
 * component brings that component's styles into the page.
 */
export const openingSizes = '(width < 768px) 100vw, 78vw'
