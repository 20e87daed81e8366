import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{content,i18n,enquiry-contract,enquiry-service,website,media,security-headers,benchmarks}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'dist/**'],
  },
})
