import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

it.each([
  ["Une application pour les bénévoles d'un refuge : fiche de chaque chat, poids, soins, adoption", 'Chats'],
  ['App para los cuidadores de un refugio: ficha de cada perro, peso, paseos, vacunas', 'Perros'],
])('is about what there is a page of each of: %s', (prompt, name) => {
  expect(planApp(understand(prompt), 1).plan.screens.map((screen) => screen.name)).toContain(name)
})
