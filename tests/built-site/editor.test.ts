import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { company } from '@site/company/facts/company.ts'
import { openEditor } from './editor.ts'
import { copyProject } from './project-copy.ts'

const service = {
  'services.9.id': 'data-migration',
  'services.9.name.en': 'Data migration',
  'services.9.name.de': 'Datenmigration',
  'services.9.name.fr': 'Migration de données',
  'services.9.result.en': 'Old data in the new system.',
  'services.9.result.de': 'Alte Daten im neuen System.',
}

const person = {
  'people.9.name': 'Léa Baer',
  'people.9.role.en': 'Data protection',
  'people.9.role.de': 'Datenschutz',
  'people.9.role.fr': 'Protection des données',
  'people.9.latestWork.en': 'Her latest work: a register of all data that a clinic keeps.',
  'people.9.latestWork.de': 'Hat zuletzt ein Verzeichnis aller Daten einer Klinik erstellt.',
  'people.9.latestWork.fr': 'Sa dernière réalisation : le registre des données d’une clinique.',
}

const colours = {
  'colours.band': '#777777',
  'colours.light.accent': '#1d6fb8',
}

const workshop = {
  'pictures.about.alt.en': 'Our workshop.',
  'pictures.about.alt.de': 'Unsere Werkstatt.',
  'pictures.about.alt.fr': 'Notre atelier.',
}

// The list of what to correct, which is followed here, is that of the example.
test.runIf(company.name === 'Senda Consulting GmbH')(
  'somebody who cannot program changes texts, colours and pictures, adds a service and a person, and sees them on the site',
  // The packaged Chromium crashes now and then (a failed check of its own, in a thread pool).
  { timeout: 900_000, retry: 1 },
  async () => {
    const project = await copyProject({ ownPictures: false })
    onTestFinished(() => project.remove())
    const facts = join(project.folder, 'content/company.json')
    const text = await readFile(facts, 'utf8')
    await writeFile(facts, text.replace(/"language": "\w+"/, '"language": "fr"'))
    const editor = await openEditor(project.folder)
    onTestFinished(() => editor.close())

    await editor.keep('openingHours')
    await editor.open('HOME_LINE')
    await editor.write('HOME_TAGLINE', 'Regarder, puis agir.')
    await editor.save()

    await editor.open('services')
    await editor.add('services')
    for (const [path, value] of Object.entries(service)) await editor.write(path, value)
    await editor.page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    // The French text is missing.
    await editor.page.getByText('Ce champ est obligatoire').first().waitFor()
    await editor.write('services.9.result.fr', 'Les anciennes données dans le nouveau système.')
    await editor.save()

    await editor.open('engagement.noticeWeeks')
    await editor.open('name')
    const field = editor.page.locator('[data-key-path="name"]')
    expect(await field.textContent()).toContain('Raison sociale')
    await editor.write('name', 'Bureau Romont Sàrl')
    await editor.write('phone', '026 555 12 34')
    await editor.page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await editor.page.getByText('Doit être au format international').first().waitFor()
    await editor.write('phone', '+41 26 555 12 34')
    await editor.add('people')
    await editor.toggle('people.9.latestWork')
    for (const [path, value] of Object.entries(person)) await editor.write(path, value)
    await editor.choose('people.9.languages', 'français')
    await editor.upload('people.9.portrait', 'Léa Baer.jpg', await photograph(800, 800))
    for (const [path, value] of Object.entries(colours)) await editor.write(path, value)
    await editor.toggle('film')
    await editor.toggle('pictures')
    await editor.toggle('pictures.about')
    await editor.upload('pictures.about.picture', 'Atelier.jpg', await photograph(1920, 1440))
    for (const [path, value] of Object.entries(workshop)) await editor.write(path, value)
    await editor.save()

    await editor.open('colours.band')
    await editor.write('colours.band', '#767676')
    await editor.save()

    expect(editor.reports).toEqual([])
    await project.run(
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      'content',
      '!content/*.schema.json',
    )
    await project.run('node_modules/astro/bin/astro.mjs', 'build', '--root', 'apps/website')
    const page = (path: string) => readFile(join(project.folder, 'dist/site', path), 'utf8')
    expect(await page('fr.html')).toContain('Regarder, puis agir.')
    expect(await page('fr/services.html')).toContain('Migration de données')
    expect(await page('about-us.html')).toMatch(/lea-baer-640[^]*Léa Baer/)
    expect(await page('de/imprint.html')).toContain('Bureau Romont Sàrl')
    expect(await page('de/about-us.html')).toContain('Unsere Werkstatt.')
    expect(await page('fr.html')).toMatch(/--band:#767676;[^}]*--accent:#1d6fb8/)
    expect(await page('fr.html')).not.toContain('<video')

    const built = globSync('dist/**/*.{html,js,mjs}', { cwd: project.folder })
    const withEditor = built.filter((path) =>
      readFileSync(join(project.folder, path), 'utf8').includes('sveltia'),
    )
    expect(built).not.toEqual([])
    expect(withEditor).toEqual([])
  },
)

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c4b' } })
    .jpeg()
    .toBuffer()
