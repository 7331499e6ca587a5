import type { Entity } from '../entity.ts'
import { hashText } from '../seed.ts'

const names = [
  'Mara Vogt',
  'Omar Haddad',
  'Lea Brandt',
  'Kim Osei',
  'Ana Petrova',
  'Tomás Rey',
  'Iris Chen',
  'Yusuf Kaya',
  'Noor Rahman',
  'Elias Lund',
  'Priya Nair',
  'Jonas Weber',
  'Sofia Almeida',
  'Hana Sato',
  'Ruth Adeyemi',
  'Mateo Silva',
]

/** `count` different people of mixed places, the same ones for the same app. The first is who uses it. */
export function peopleOf(seed: number, count: number): string[] {
  const start = hashText(`people/${seed}`) % names.length
  return Array.from(
    { length: Math.min(count, names.length) },
    (_, index) => names[(start + index * 5) % names.length] ?? 'Mara Vogt',
  )
}

/** What somebody calls themselves in a chat: "tomas.rey". */
export const usernameOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replace(' ', '.')

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** `count` people around who uses the app, who is none of them. */
export function othersOf(seed: number, entity: Entity, count: number): string[] {
  const me = ownName(seed, entity)
  return peopleOf(seed, count + 2)
    .slice(1)
    .filter((name) => name !== me)
    .slice(0, count)
}

/** Who uses the app: nobody who stands in its own list of people. */
export function ownName(seed: number, { samples }: Entity): string {
  const isListed = (name: string) => samples.some(({ title, avatar }) => title === name || avatar === name)
  const [first = 'Mara Vogt', ...others] = peopleOf(seed, 8)
  return isListed(first) ? (others.find((name) => !isListed(name)) ?? first) : first
}
