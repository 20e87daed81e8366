import { createRequire } from 'node:module'
import type * as nodemailer from 'nodemailer'

/*
 * Loaded as CommonJS. Nodemailer's ES modules import `node:http`, of which Node then reads every
 * export, and among them is all of `fetch`: a tenth of the start and four megabytes for nothing.
 */
export const { createTransport } = createRequire(import.meta.url)('nodemailer') as typeof nodemailer
