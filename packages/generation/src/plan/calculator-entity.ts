import { defineEntity, type Entity } from '../entity.ts'

/** What one works out about a subject that is no currency: how much of it at which price. */
export function calculatorEntity(subject: Entity): Entity {
  const many = subject.many.toLowerCase()
  return {
    ...defineEntity({
      id: 'own-calculation',
      one: 'Calculation',
      many: 'Last calculations',
      words: 'calculation',
      icon: 'chart',
      fields: `
        How much | number | 250
        Price each | number | 0.32
        Paid | choice | Monthly | Monthly, Yearly`,
      samples: `
        icon | title | subtitle | value
        chart | 250 at € 0.32 | Today, 8:40 | € 80.00
        chart | 180 at € 0.32 | Yesterday | € 57.60
        chart | 250 at € 0.29 | Tuesday | € 72.50`,
      hero: `You would pay | € 80.00 | 250 at € 0.32 each | Keep result`,
      trend: 'A month | € 80.00 | −€ 7.50',
      tip: `Compare ${many} | Three results kept`,
    }),
    icon: subject.icon,
  }
}
