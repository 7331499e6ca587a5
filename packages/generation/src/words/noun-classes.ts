import { looksLikePerson } from './person-endings.ts'
import { remembering } from '../remembering.ts'
import { has } from '../understand/searched.ts'

export type NounClass =
  | 'person'
  | 'group'
  | 'place'
  | 'numbered'
  | 'event'
  | 'activity'
  | 'document'
  | 'measure'
  | 'state'
  | 'award'
  | 'picture'
  | 'service'
  | 'species'
  | 'animal'
  | 'garment'
  | 'thing'

/** Heads of each class; a noun of none is a thing. */
const heads: Readonly<Partial<Record<NounClass, string>>> = {
  person:
    'child kid baby man woman friend family neighbour neighbor roommate guest parent patient client doctor nurse tenant staff crew colleague mate pal host guide coach vet pilot chef cook artist walker sitter partner voter server mayor buyer seller mover repairer speaker helper people person donor keeper witness volunteer presenter toddler twin sibling grandparent grandmother grandfather husband wife bride groom landlord pupil student teacher trainee intern carer caregiver nanny midwife surgeon dentist therapist lawyer judge mechanic plumber electrician technician engineer architect designer developer farmer angler sailor captain skipper driver rider courier cyclist runner athlete player referee musician singer dancer actor author poet editor journalist panelist sponsor investor founder professional specialist representative graduate alumnus classmate peer immigrant pensioner mentee aide nominee finalist hostess acquaintance celebrity freelancer contractor employee employer manager boss member subscriber follower fan citizen resident ancestor contact opponent rival champion candidate applicant curator visitor tourist traveller traveler hiker camper customer vendor supplier retailer merchant cashier barista waiter baker butcher florist gardener groomer breeder attendee participant exhibitor dj relative descendant passenger lodger pilgrim respondent recipient correspondent agent assistant accountant consultant attendant steward warden custodian bailiff clerk scout cadet scholar expert pro novice beginner amateur enthusiast hobbyist colonist migrant refugee veteran senior elder adult teen teenager youngster infant newborn mum mom dad uncle aunt cousin niece nephew spouse widow orphan fan ally foe stranger passerby bystander commuter motorist cabbie chauffeur stylist barber tailor cobbler locksmith carpenter mason welder roofer tiler joiner glazier potter weaver knitter quilter sculptor blacksmith goldsmith jeweller watchmaker luthier brewer distiller winemaker beekeeper apiarist shepherd forester ranger gamekeeper guard lifeguard paramedic firefighter soldier officer sergeant constable detective prosecutor magistrate mediator interpreter translator notary auditor treasurer secretary receptionist concierge janitor housekeeper maid butler porter usher bouncer umpire goalkeeper jockey rower paddler surfer skater skier climber diver gymnast wrestler boxer bowler batter pitcher soprano tenor conductor composer drummer guitarist pianist magician clown acrobat priest pastor imam rabbi monk nun deacon parishioner bishop postdoc professor lecturer researcher scientist chemist biologist geologist archaeologist historian librarian archivist blogger vlogger streamer influencer gamer programmer coder tester hacker marketer realtor broker banker trader accountant grandma grandpa granny nan vegan vegetarian foodie newbie expat nomad survivor caretaker diabetic heir beneficiary payee payer debtor creditor tenant lodger squatter homeowner leaseholder shareholder stakeholder delegate ambassador councillor senator minister president chairperson loved-one next-of-kin cleaner organiser organizer marshal assessor examiner proctor grader inspector surveyor',
  group:
    'cooperative coop collective syndicate company business firm agency organisation organization startup enterprise corporation authority ngo union federation employer-group community charity team club group choir troop band class crew league community department orchestra squad association society circle cast ensemble quartet gang brigade tribe clan guild cohort panel jury committee council chapter herd flock',
  place:
    'memorial airfield airstrip stopover property position place kindergarten daycare creche preschool harbour harbor beach city town village street park garden forest lake river farm shop store market office school hospital clinic church temple mosque hotel camp campsite cabin venue theatre theater cinema library gym pool court field site location resort island mountain valley trail zone area district quarter neighbourhood room hall studio stop spot station counter centre center kitchen museum zoo vineyard orchard greenhouse nursery playground arena stadium rink bar cafe café bakery brewery winery canteen pharmacy garage depot warehouse lab hub port marina pier quay dock airport hostel shelter sanctuary monument castle tower lighthouse bridge tunnel square plaza mall kiosk booth toilet fountain carpark charger route path summit peak reef cave cliff home house flat apartment hangar yard quarry mine mill factory plant-site mosque synagogue chapel abbey cathedral graveyard cemetery morgue embassy courtroom courthouse prison jail barrack academy dojo salon spa clinic surgery ward waterfall spring bay coast region county country destination facility university city base building ceiling campus parking loft dovecote aviary crag stage',
  numbered:
    'bench workbench easel stopwatch box locker shelf slot seat tank bay container compartment lane gate platform unit cell cage pot tray rack drawer stable table kiln desk washer dryer machine bed berth mooring aisle plot parcel pitch lot carriage',
  event:
    'burial encounter meetup get-together gathering calibration event concert rehearsal gig departure arrival appointment meeting visit lesson delivery donation party festival fair workshop course training evening game match race tournament flight tour shift session deadline reminder birthday wedding holiday ceremony exam test date time day week programme program schedule rota countdown delay release drop episode practice performance show call feeding dosing check inspection audit round heat final fixture premiere broadcast sermon procession protest hearing trial interview audition auction opening dive crossing sailing pickup handover roster booking consultation checkup check-up vaccination vaccine webinar seminar talk keynote sprint launch outage incident accident emergency sighting eclipse sunrise sunset sowing watering pruning spraying cleaning backup patrol collection anniversary milestone season rsvp turn night',
  activity:
    'push-up pull-up sit-up chin-up squat plank burpee lunge activity exercise technique routine habit practice treatment stretch pose walk ride hike run swim therapy massage challenge quest mission step method task chore yoga pilates lap set warmup commute experiment puzzle riddle knitting stroll',
  document:
    'tutorial declaration registration authorisation authorization specification assessment instruction certification confirmation invitation nomination publication regulation citation translation slip leak fault defect damage failure breakdown malfunction error problem update amenity identity commodity menu form letter report document form invoice contract file note record receipt letter card claim permit list plan pattern proposal minute rule announcement request article story guide recipe manual prescription reference certificate pass ticket coupon voucher offer order estimate quote survey bill statement log diary journal entry page chapter question answer message review comment post notice news script draft template application booklet leaflet sheet timesheet worksheet scoresheet scorecard manifest label passport licence license visa diploma transcript lease will law guideline standard protocol agenda memo brief summary paper thesis essay poem lyric blog newsletter headline bulletin update issue bug complaint suggestion idea tip hint clue fact joke riddle proverb verse psalm prayer hymn quotation payslip ledger symptom trigger warning format decision petition pairing subscription warranty signature knot sign word',
  measure:
    'metre centimetre millimetre kilo kilometre kilometer litre liter tonne gram temperature height level weight dose pace mileage reading harvest price hour amount cost fee rate speed distance depth volume pressure humidity glucose carb calorie score grade mark usage use consumption energy count counter number total balance income saving value wind swell direction size length age tide yield salinity ph nitrate phosphate oxygen pulse step cadence power voltage elevation altitude fuel emission footprint waste noise brightness flow rain precipitation exposure aperture capacity density moisture rainfall snowfall visibility pollen interest profit loss revenue turnover margin discount debt limit credit protein fat sugar salt caffeine sodium cholesterol haemoglobin hemoglobin insulin bmi average median percentage share earnings salary wage expense rise girth acidity rent deposit fine penalty content allowance quota width radius angle frequency severity duration earning spending signal tempo',
  state:
    'attendance availability condition quality progress status safety weather risk mood forecast history overview result impact information access phase sleep prediction cycle health fatigue stress pain occupancy vacancy freshness compliance coverage sobriety',
  award:
    'badge award achievement medal trophy prize reward streak point rank ranking title belt ribbon token star',
  service:
    'tariff policy subscription insurance broadband mortgage pension membership phone-plan provider package bundle hosting utility',
  species:
    'fern mushroom fungus lichen orchid wildflower butterfly moth beetle dragonfly spider snake frog newt bat owl seaweed conifer weed berry',
  animal:
    'kitten puppy dog cat pet animal horse pony foal mare stallion rabbit bunny hamster hedgehog otter guinea-pig ferret goat sheep lamb ewe ram cow calf bull heifer pig piglet hen chicken chick rooster duck duckling goose gosling turkey parrot budgie canary cockatiel lizard gecko tortoise turtle alpaca llama donkey mule squirrel fox cub pup fawn deer litter stray parakeet chinchilla gerbil pony hawk falcon kestrel eagle buzzard raven pigeon swan goldfish ostrich emu ox buffalo camel reindeer seal badger marten raccoon wallaby kangaroo monkey lemur meerkat tarantula scorpion mantis axolotl chameleon iguana python boa terrapin tadpole foster-cat foster-dog',
  garment:
    'uniform costume dress suit jacket coat shirt trouser jersey kit gown outfit sweater jumper hat boot kimono sari cloak robe wig',
  // Nouns that end as words that tell which.
  thing: 'material ritual credential serial aerial',
  picture: 'photo picture image portrait selfie snapshot webcam drawing sketch painting poster',
}

const classes: ReadonlyMap<string, NounClass> = new Map(
  Object.entries(heads).flatMap(([nounClass, words]) =>
    words.split(' ').map((word) => [word, nounClass as NounClass] as const),
  ),
)

/** Lists end like specialists and are none. */
const listNoun =
  /^(?:check|wish|watch|play|short|wait|to-?do|guest|price|set|task|bucket|black|white|mailing|tick)-?list$|^(?:wrist|twist|mist)$/

/** They end like a doing and are things one has. */
export const thingsInIng =
  /^(?:clothing|string|spring|earring|lightning|housing|bedding|icing|painting|drawing|evening|morning|darling|sibling|dumpling|pudding|stocking|lining|coating|plumbing|lighting|heating|wiring|piercing|topping|filling|dressing|listing|setting|casting|moulding|railing|awning|carving|etching|engraving|binding|decking|scaffolding|bunting)$/

/** Whether a noun is known to name people, rather than to end like those who do something: a steamer is none. */
export const isKnownPerson = (head: string): boolean => classes.get(head) === 'person'

/** Whether it is an English noun that Kwiq knows, in the singular. */
export const isEnglishNoun = (word: string): boolean => classes.has(word)

const mostKept = 5000

/** What kind of thing a singular noun names. */
export const classOf = (head: string): NounClass => classes.get(head) ?? classByEnding(head)

const classByEnding = remembering<NounClass>(mostKept, (head) => {
  if (has(listNoun, head)) return 'document'
  if (looksLikePerson(head)) return 'person'
  if (/(?:(?<!har|wit|busi)ness|ity|ance|ence|hood|(?<=[a-z]{4})ship)$/.test(head)) return 'state'
  if (/(?:tion|sion|ment)$/.test(head)) return 'activity'
  if (head.endsWith('ing') && head.length > 5 && !has(thingsInIng, head)) return 'activity'
  return 'thing'
})
