import { walkComponents } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { screensOf } from '../testing/apps.ts'
import { bookedIn } from './foreign-booking.ts'

const slotsIn = (prompt: string) =>
  screensOf(prompt).filter(({ components }) =>
    components.some((each) =>
      [...walkComponents([each])].some(({ properties }) => properties.variant === 'slots'),
    ),
  )

it('what is booked in other languages is booked on a screen with days and free hours', () => {
  const booked = {
    'Eine App für unseren Bootsverleih: Liegeplätze reservieren, Preise und Nachrichten':
      'Liegeplätze reservieren',
    'Une app pour ma salle d’escalade : réserver un créneau, voir les voies et les prix':
      'Réserver un créneau',
    'Una app para mi peluquería: pedir cita, ver precios y fotos de cortes': 'Pedir cita',
    'Um app para a barbearia: agendar um corte, ver a galeria e avaliar o barbeiro': 'Agendar um corte',
    "Un'app per il maneggio: prenotare una lezione, vedere i cavalli e pagare la quota":
      'Prenotare una lezione',
  }
  for (const [prompt, name] of Object.entries(booked))
    expect(
      slotsIn(prompt).flatMap(({ components }) => [...walkComponents(components)].map(({ label }) => label)),
    ).toContain(name)
})

it('of several one chooses first, and what is set aside is not come to', () => {
  expect(bookedIn('reservar pista por horas', ['Pista'], 'es')).toEqual({
    label: 'Pista',
    name: 'Reservar pista',
    isOneOfMany: true,
  })
  expect(bookedIn('reservar libros', ['Libros'], 'es')).toBeUndefined()
  expect(bookedIn('ver libros y precios', ['Libros'], 'es')).toBeUndefined()
})

it('a code is scanned by a camera, and one writes down what a clause asks for', () => {
  const library = generateApp({ prompt: '给社区小店的应用：扫描条形码入库、查看库存、供应商' }).document
  expect(library.screens.flatMap(({ components }) => components.map(({ type }) => type))).toContain('camera')
  const labels = screensOf(
    'Je veux noter mes crises d’asthme, ce que j’ai respiré, la météo et voir un graphique par semaine',
  ).flatMap(({ components }) =>
    [...walkComponents(components)].filter(({ type }) => type === 'input').map(({ label }) => label),
  )
  expect(labels).toContain("Ce que j'ai respiré")
})

it('money comes and goes for what it is paid for, and nobody breathes by squats', () => {
  const titles = (prompt: string) => JSON.stringify(screensOf(prompt))
  const purse = titles('App para mis cuentas: registrar gastos e ingresos, presupuesto y gráficos')
  expect(purse).toContain('Nómina')
  expect(purse).not.toContain('Huevos')
  const calm = titles('Una app de meditación con sonidos y temporizador')
  expect(calm).toContain('Lluvia en el tejado')
  expect(calm).not.toContain('Sentadillas')
})

it('those who post do so in a feed, and what the app does with moods is no list', () => {
  const types = (prompt: string) =>
    screensOf(prompt).flatMap(({ components }) =>
      [...walkComponents(components)].map(({ properties }) => properties.layout),
    )
  expect(types('Réseau social pour randonneurs : fil, profil, commentaires et messages')).toContain('feed')
  expect(titlesOf('Diario con fotos y seguimiento del estado de ánimo')).toContain('Estado de ánimo')
})

const titlesOf = (prompt: string) => screensOf(prompt).map(({ name }) => name)

it('people weigh what people weigh, cats what cats do, and what is packed are things', () => {
  const shown = (prompt: string) => JSON.stringify(screensOf(prompt))
  expect(shown('健身房应用：课程、体重图表、通知')).toContain('71.4 kg')
  expect(shown('猫の健康管理アプリ。体重の記録、食事量、リマインダー。')).not.toContain('71.4 kg')
  expect(shown('Une app de voyage : itinéraire, carte et liste de bagages')).toContain('Imperméable')
})
