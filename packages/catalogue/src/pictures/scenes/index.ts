import type { Scene } from '../paint.ts'
import { animal } from './animal.ts'
import { code } from './code.ts'
import { emblem } from './emblem.ts'
import { forest, hills, night, peaks, sea } from './land.ts'
import { gym, sit, track } from './motion.ts'
import { bauhaus, blobs, rings, vinyl, waves } from './pattern.ts'
import { portrait } from './portrait.ts'
import { bowl, cake, cup, loaf, pizza, plate, still } from './table.ts'
import { book, plant } from './things.ts'
import { arch, city, room } from './town.ts'

/** Every scene by its name. */
export const scenes: Readonly<Record<string, Scene>> = {
  animal,
  arch,
  bauhaus,
  blobs,
  book,
  bowl,
  cake,
  loaf,
  city,
  code,
  cup,
  emblem,
  forest,
  gym,
  hills,
  night,
  peaks,
  pizza,
  plant,
  plate,
  portrait,
  rings,
  room,
  sea,
  sit,
  still,
  track,
  vinyl,
  waves,
}

/** Scenes that stay clear when they are small; the others give way to their icon. */
export const clearWhenSmall: ReadonlySet<string> = new Set([
  'animal',
  'code',
  'portrait',
  'vinyl',
  'waves',
  'bauhaus',
  'plate',
  'bowl',
  'burger',
  'cup',
  'pizza',
  'cake',
  'loaf',
  'plant',
  'peaks',
  'sea',
  'hills',
  'book',
  'rings',
  'sit',
])

/** Scenes dark enough at the top for white signs to stand on. */
export const darkScenes: ReadonlySet<string> = new Set(['night', 'gym', 'track', 'waves', 'paper'])
