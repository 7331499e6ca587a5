import { defineArchetype } from '../archetype.ts'

/** A cabin, boat or camper several families own or use together; one that is let to guests is `hosting`. */
export const sharedPlace = defineArchetype({
  id: 'shared-place',
  words:
    'shared cabin 30, shared holiday home 34, shared cottage 30, family cabin 30, family cottage 30, shared boat 26, shared caravan 26, share a cabin 34, share a cottage 34, share a holiday home 34, share a house by 26, share a boat 30, share a sailing boat 30, share a caravan 30, share a camper 30, co-owners 24, co-owned 24, owned together 24, own together 24, time share 14, share the cabin 30, share the cottage 30, cabin with my siblings 30, cottage with my siblings 30',
  examples: `
    Holiday home shared by four families or siblings: who is there when, costs split, what is broken
    We share a hut by the lake with my brothers, each family books its weeks, list of what is missing
    Our grandparents' cottage belongs to five cousins: calendar, firewood, repairs, bills divided
    Three couples own a sailing boat together, who has it which weekend, fuel, what needs mending
    The caravan of our family, who takes it in summer, gas, what was broken, what to restock
    Shared ski cabin with friends: nights each, keys, cleaning turn, shopping before we arrive
    Who is at the house in August, is there a free weekend, wood and gas left
    When we leave: water off, shutters closed, fridge empty; the next family sees what is missing
    Family summer house with a calendar, a guest book, jobs to do and an inventory of the kitchen
    Co-owners of a farmhouse in the hills decide on dates and split the electricity
    Allotment hut and garden used by three families, who comes when, who mows, what to bring
    Our club's mountain hut, members reserve weekends and note what has to be repaired`,
  unless:
    /\b(?:guests? (?:get|book|pay)|airbnb|rent(?:ed|al|als) (?:to|out)|landlord|tenants?|tourist tax)\b/i,
  bars: 'checkout cart',
  presets: 'warm, natural',
  icon: 'home',
  names: 'Key Under the Pot, Who Is There, Lake House (lake), Turn by Turn',
  entity: 'place-stay',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | Today | home
    calendar | Calendar | calendar
    browse | To fix | tools | place-repair | | | fixing, Repairs, broken, repair, what is broken, mend, jobs to do
    checklist | Shopping | cart | place-supply | | | Shopping list, shopping, restock, what to bring, missing, supplies, groceries
    budget? | Costs | wallet | shared cost
    people? | Families | users
    detail | Stay
    form | Add stay
    profile? | Me | user`,
})
