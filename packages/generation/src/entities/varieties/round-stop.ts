import { roundStop } from '../round-stop.ts'
import { defineVarieties } from './variety.ts'

/** Where one stops today; without these words houses with windows. */
export const roundStopVarieties = defineVarieties(roundStop, [
  {
    one: 'Stop',
    signs:
      'farrier 9, horse 7, horses 7, shod 7, sheep 8, shearer 9, shearing 9, farms 4, stables 4, stable 4',
    samples: `
      title | subtitle | meta
      Linden farm, Brandt | Two, hold the young one | 7:30
      Mill stables, Osei | Three, power by the gate | 9:40
      Upper common, Rey | Bring the long lead | 11:15
      Harbour farm, Chen | One, pays in cash | 14:00
      Abbey, Haddad | Ask for the last time | 15:30`,
    about: '',
  },
  {
    one: 'Stop',
    signs: 'milk 7, milkman 9, eggs 5, bread 5, doorstep 6, doorsteps 6, newspaper 7',
    samples: `
      title | subtitle | meta
      Linden lane 4, Vogt | 2 milk, 6 eggs | 4:40
      Linden lane 6, Osei | 4 milk, butter | 4:43
      Mill street 9, Haddad | 1 milk | 4:50
      Mill street 15, Petrova | 2 milk, bread | 4:52
      Harbour Café | 12 milk, cream | 6:30`,
    about: '',
  },
  {
    one: 'Stop',
    signs:
      'pool 8, pools 8, chlorine 9, piano 7, pianos 7, foot 7, feet 7, chiropodist 8, hairdresser 7, perm 6, massage 5, care homes 5, chimney 9, soot 8',
    samples: `
      title | subtitle | meta
      Linden lane 4, Vogt | First, key with the neighbour | 9:00
      Linden house, Lund | Second floor | 9:40
      Mill street 9, Kaya | Ring twice | 11:00
      Harbour house, Sato | Call before | 13:30
      Station road 3, Chen | Not paid last time | 15:00`,
    about: '',
  },
])
