/** `icon: nouns` for things without an entity of their own. */
const table = `
  ticket: ticket, seat, pass, admission
  card: card, membership
  music: music, piece, song, setlist, choir, band, guitar, violin, instrument, gig, score
  mic: recording, voice, audio
  drop: water, swell, tide, glaze, feeding, dose, pool, algae, harbour, ferry
  flame: kiln, fire, alarm, oven, heat, calorie
  pen: note, remark
  bed: bed, mattress, cot
  leaf: seed, plant, vegetable, garden, herb, crop, harvest, season
  flower: hive, queen, honey, pollen
  fish: fish, tank, aquarium
  sun: temperature, weather, forecast, planet
  moon: moon, night, sleep, nap, star, astronomy
  wave: surf, beach, wave
  mountain: slope, lift, ski, trail, snow, mountain
  train: train, locomotive, railway, track
  bike: bike, bicycle, cycling
  car: car, bus, taxi, ride, vehicle, truck, transport
  bag: shop, product, purchase, order, basket
  wallet: fee, price, budget, cost, expense, tip, invoice, salary, payment
  tools: tool, repair, ladder, equipment, gear, part, locksmith
  pill: medicine, insulin, treatment, prescription
  heart: glucose, blood, donation, donor, wish
  paw: dog, cat, pet, horse, animal, vet, farrier
  cake: cake, birthday, bake, dough, bread, sourdough
  fork: menu, meal, food, dish, restaurant, breakfast
  book: story, book, library, homework, vocabulary, word, rule, diary, manual, reading
  bell: alert, announcement, reminder, notice, alarm, delay
  key: room, escape, key, lock
  building: hall, house, block, museum, hotel, office, town, venue, stable
  users: guest, team, member, club, group, attendance, visitor
  scissors: knitting, yarn, sewing, needle, stash
  shoe: shoe, sneaker, run
  box: box, container, parcel
  bulb: hint, idea, proposal, tip
  image: exhibit, painting, art, poster
  thumb: vote, ballot
  clock: time, hour, countdown, opening
  globe: country, language, world
  map: route, plan, floor
  palette: color, colour, paint
  shirt: clothes, costume, outfit
  target: goal, counter, count, target
  receipt: receipt, bill, sale
  bell: bell, peal
  leaf: compost, heap, substrate, accession, cutting, spawn
  palette: dye, dyebath, bath, swatch, pigment, enamel
  flame: firing, burn
  flower: apiary, bloom
  music: accordion, organ, tuning, reed, pipe, piano
  smile: puppet, mask
  search: inspection, find, finding, survey, sighting, specimen
  check: check, test
  edit: entry, log, remark
  bolt: radio, battery, charge, generator
  heart: dedication
  refresh: return, turning, flush
  gift: commission, gift
  grid: panel, tile
  layers: glass sheet, sheet, layer, stack
  key: loan
  building: tower, church, chapel, apartment, house
  pin: site, station, place, spot, section
  scissors: rope, thread, fabric
  users: keeper, volunteer, collector, owner
  flag: scene, stage, round
  target: step
  truck: delivery, pickup, shipment
  shield: incident, hazard
  box: stock, prop, piece
  compass: route, track, survey
  hourglass: shift, watch
  stethoscope: visit, examination
  tree: tree, wood
  drop: bath, rain, sample
  trophy: record, best, ranking, tournament
`
const icons: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([icon = '', nouns = '']) => nouns.split(', ').map((noun) => [noun, icon] as const))
    .filter(([noun]) => noun !== ''),
)

/** The icon for a noun phrase: by its last word that has one. */
export function iconFor(noun: string, fallback: string): string {
  for (const word of noun.split(' ').toReversed()) {
    const icon = icons.get(word)
    if (icon) return icon
  }
  return fallback
}
