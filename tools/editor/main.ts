import CMS from '@sveltia/cms'
import { editorConfig } from './editor-config.ts'

/** From vite.config.ts. */
declare const repository: string

await CMS.init({ config: editorConfig(repository) })
