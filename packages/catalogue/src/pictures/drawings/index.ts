import { accessories } from './accessories.ts'
import { beauty } from './beauty.ts'
import { boatsAndFlyers } from './boats-and-flyers.ts'
import { clothes } from './clothes.ts'
import { countryside } from './countryside.ts'
import { devices } from './devices.ts'
import type { DrawnSubject } from './drawn-subject.ts'
import { drinks } from './drinks.ts'
import { food } from './food.ts'
import { fruit } from './fruit.ts'
import { furniture } from './furniture.ts'
import { electronics } from './electronics.ts'
import { health } from './health.ts'
import { household } from './household.ts'
import { houses } from './houses.ts'
import { instruments } from './instruments.ts'
import { jewellery } from './jewellery.ts'
import { largeAnimals } from './large-animals.ts'
import { money } from './money.ts'
import { outdoors } from './outdoors.ts'
import { papers } from './papers.ts'
import { products } from './products.ts'
import { smallAnimals } from './small-animals.ts'
import { sport } from './sport.ts'
import { study } from './study.ts'
import { sweets } from './sweets.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'
import { twoWheelers } from './two-wheelers.ts'
import { vehicles } from './vehicles.ts'
import { weather } from './weather.ts'

/** Everything there is a drawing of that is kept as text. */
export const drawnSubjects: readonly DrawnSubject[] = [
  ...products,
  ...vehicles,
  ...twoWheelers,
  ...boatsAndFlyers,
  ...jewellery,
  ...devices,
  ...electronics,
  ...furniture,
  ...instruments,
  ...toys,
  ...smallAnimals,
  ...largeAnimals,
  ...beauty,
  ...health,
  ...sport,
  ...outdoors,
  ...tools,
  ...household,
  ...clothes,
  ...accessories,
  ...sweets,
  ...food,
  ...fruit,
  ...drinks,
  ...houses,
  ...countryside,
  ...money,
  ...study,
  ...papers,
  ...weather,
]
