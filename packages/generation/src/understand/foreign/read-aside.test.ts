import { describe, expect, it } from 'vitest'
import { readAside } from './read-aside.ts'

describe('what a description in another language says beside its things', () => {
  it.each([
    ['de', 'Töpferkurse mit Terminen. Bitte keine Werbung und kein Konto', 'Töpferkurse mit Terminen.'],
    ['fr', 'Plan du potager, semis. Pas de publicité, sans inscription', 'Plan du potager, semis.'],
    ['es', 'Turnos de riego y avisos, sin registro', 'Turnos de riego y avisos'],
    ['pt', 'Escala dos ônibus. Sem login, por favor', 'Escala dos ônibus.'],
    ['it', 'Prenotazioni dei campi; niente pubblicità', 'Prenotazioni dei campi'],
    ['ar', 'سجل الدروس والملاحظات. بدون إعلانات', 'سجل الدروس والملاحظات.'],
    ['zh', '记录养鱼换水。不要广告', '记录养鱼换水。'],
    ['ja', '釣り場の地図。ログインは不要です。', '釣り場の地図。'],
  ] as const)('leaves out what is not wanted: %s', (language, text, rest) => {
    expect(readAside(text, language).text).toBe(rest)
  })

  it('tells apart what is refused and what is without something', () => {
    expect(readAside('Menú: vegano, sin lactosa, infantil', 'es').text).toContain('sin lactosa')
    expect(readAside('Kurse ohne Anmeldung, Preise', 'de')).toMatchObject({
      text: 'Kurse, Preise',
      isWithoutAccounts: true,
    })
    expect(readAside('Kurse mit Anmeldung, Preise', 'de').isWithoutAccounts).toBe(false)
  })

  it.each([
    ['de', 'Liste der Bäume. Dunkles Design, große Schrift', 'dark', undefined],
    ['fr', 'Liste des arbres. Fond sombre et grosses lettres', 'dark', undefined],
    ['es', 'Lista de árboles. Colores alegres', undefined, 'playful'],
    ['it', 'Elenco degli alberi. Sfondo scuro e caratteri grandi', 'dark', undefined],
    ['zh', '树木清单。界面用深色,字大一点', 'dark', undefined],
    ['ja', '木のリスト。シンプルなデザインで', undefined, 'clean'],
  ] as const)('reads how it shall look, which is no thing: %s', (language, text, mode, preset) => {
    const { style, text: rest } = readAside(text, language)
    expect([style.mode, style.preset]).toEqual([mode, preset])
    expect(rest).toMatch(/^[^.。]+[.。]$/u)
  })

  it('knows colours that are all a line says from those of things', () => {
    expect(readAside('Uhren verkaufen\nSchwarz und Gold', 'de')).toMatchObject({
      text: 'Uhren verkaufen',
      style: { colors: ['#18181a', '#c99a2e'] },
    })
    expect(readAside('Ampeln: rot, gelb, grün', 'de').text).toBe('Ampeln: rot, gelb, grün')
  })

  it('finds the roles below their heading', () => {
    expect(readAside('Fahrten planen. Rollen: Fahrer, Eltern und Leitung', 'de')).toMatchObject({
      text: 'Fahrten planen.',
      roles: { heading: 'Rollen', names: ['Fahrer', 'Eltern', 'Leitung'] },
    })
    expect(readAside('点餐和排队\n角色：顾客、店员、店长', 'zh').roles?.names).toEqual([
      '顾客',
      '店员',
      '店长',
    ])
    expect(readAside('حجز الملاعب\nالأدوار: لاعب، مدرب', 'ar').roles?.names).toEqual(['لاعب', 'مدرب'])
  })

  it('hears no thing in thanks and laughter', () => {
    expect(readAside('Sorteo de la peña jajaja, gracias', 'es').text.trim()).not.toMatch(/jaja|gracias/)
  })
})
