import { nearWord } from './near-words.ts'
import { replaced } from './searched.ts'

/** Slips of the hand that hide what is meant: `meant: written, written`. */
const table = `
  should: shuld, shoud, shold, shoulld, shud
  people: ppl, peeps
  ticket: tiket, tickit, tikket
  tickets: tikets, tickits
  migraine: migrane, migrain
  migraines: migranes, migrains
  noise: nois
  board: bord
  boards: bords
  don't: dont, dnt
  what's: whats
  who's: whos
  that's: thats
  she's: shes
  he's: hes
  there's: theres
  where's: wheres
  i'm: im
  i've: ive
  they're: theyre
  can't: cant
  doesn't: doesnt
  isn't: isnt
  won't: wont
  have: hav, hve
  horse: hores
  calculator: calculater, calulator, calcualtor
  factor: faktor, facter
  horses: horeses
  give: giv
  medicine: medcine, medicne
  building: bilding, buiding
  licence: licens, lisence, lisense
  quiz: quizz
  neighbourhood: naybourhood, neighborhod, neigbourhood
  write: wrte
  tattoo: tatoo, tatto, tattoe
  school: skool, scool, shool
  driving: drivin, drivig
  expires: expirs, expries
  expire: expir
  deposit: deposite, depozit
  app: aap, appp
  running: runing, runnin
  swimming: swiming
  shopping: shoping
  planning: planing
  training: trainning, trainin
  beginning: begining
  writing: writting
  listen: lisen
  laundry: laundery
  garage: garrage
  guitar: gitar, guitare
  kindergarten: kindergarden
  grocery: grocary, grosery
  groceries: grocerys, groseries
  truck: truk
  menu: menue, meny
  near: neer
  when: wen
  remember: rember, remeber, remmber, rembr
  buddies: buddys
  someone: somone, sumone
  where: whre
  little: litle
  every: evry
  again: agen
  know: kno
  without: w/o
  because: bc
  tomorrow: tmrw, tomorow
  tonight: tonite
  through: thru
  night: nite
  would: wud
  could: cud
  something: sumthing, sumthin, somthing, someting, somethin, smth, sth
  which: wich, whitch
  receive: recieve
  separate: seperate
  medication: meds
  blood pressure: bp
  appointments: appts
  calendar: calender, calander, calandar
  appointment: apointment, appointmnt, appoitment, appointement
  appointments: apointments, appointmnts, appoitments, appointements
  reminder: remider, remminder, reminer
  reminders: remiders, remminders, reminers, remaindres, remindres, remaiders
  schedule: shedule, schedual, scedule, schedul
  address: adress, addres
  addresses: adresses
  account: acount, accout
  accounts: acounts, accouts
  because: becuase, becouse, cuz, coz
  want to: wanna, wanto
  going to: gonna
  have to: gotta
  please: pls, plz
  you: u
  your: ur
  their: thier
  the: teh, hte
  and: adn, nad, n
  that: taht
  with: wiht, w/
  friends: freinds, frends
  friend: freind, frend
  family: familly, famly
  favorite: favorit, favourit
  progress: proggress, progess
  statistics: statitics, statistcs, statisics
  library: libary, librery
  business: buisness, bussiness, busines
  employees: employes, employess, emploees
  customer: custmer, cusomer, costomer
  customers: custmers, cusomers, costomers
  delivery: delivry, delievery, dilivery
  product: prouduct, prodcut
  products: prouducts, prodcuts
  inventory: invetory, inventry, inventary
  vehicle: vehical, vehicel, vehcile
  vehicles: vehicals, vehicels, vehciles
  language: langauge, languge, lanuage
  vocabulary: vocabluary, vocabulery, vocabulry
  different: diffrent, diferent
  notification: notificaiton, notifcation, notfication
  notifications: notificaitons, notifcations, notfications
  message: mesage, messsage
  messages: mesages, messsages
  pictures: picutres, pictues, pics
  picture: picutre, pic
  photos: photoes, fotos
  videos: vidoes, vids
  location: loction, locaton
  search: seach, serch, searh
  track: trak, trac
  tracking: traking, trakking, triking, trackin, trcking
  weight: wieght, weigth
  height: hieght, heigth
  meals: meels
  habit: habbit, habet
  habits: habbits
  tracker: traker, trakcer, trackr
  with: wiht, wth
  streaks: streeks, streacks
  streak: streek
  meal: meel
  graph: graf, grapf, grahp
  drink: drnk
  drinking: drnking
  water: watter, watr
  daily: dayly, daly, dailly
  friends: freinds, frends, frinds
  friend: freind, frend
  photos: fotos, photoes
  photo: foto
  families: familys
  exercise: exercize, excercise, exersise
  exercises: exercizes, excercises, exersises
  budget: buget, budjet
  receipts: reciepts, receits
  pictures: picturs, pitures
  tracking: traking, trackng
  budget: budjet, bugdet, buget
  expenses: expences, expensses
  payment: paymant, paymet
  payments: paymants, paymets
  restaurant: restaraunt, resturant, restaurent
  restaurants: restaraunts, resturants, restaurents
  recipes: recipies, recepies, receipes
  recipe: recipie, recepie
  exercise: excercise, excersise, exersise
  exercises: excercises, excersises, exersises
  management: managment, mangement
  maintenance: maintanence, maintainance, maintenence
  equipment: equipement, equiptment
  medicine: medecine, medicin
  medication: medicaton, medicaiton
  environment: enviroment
  government: goverment
  volunteers: volonteers, voluntiers
  volunteer: volonteer, voluntier
  students: studens, studnets
  teacher: techer, teachr
  teachers: techers, teachrs
  children: childrens, childern
  parents: parrents, perents
  neighbours: neighbers, nieghbours
  tournament: tournement, turnament
  leaderboard: leaderbord
  available: availible, avaliable, availabe
  necessary: neccessary, necesary
  weather: wheather
  beginner: begginer, beginer
  beginners: begginers, beginers
  subscription: subcription, subscribtion
  assignments: assigments, asignments
  attendance: attendence, atendance
  certificate: certficate, certifcate
  temperature: temprature, temperture
  quantity: quanity, quantitiy
  warehouse: warehous, wharehouse
`

const meantBy: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([meant = '', written = '']) => written.split(', ').map((word) => [word, meant] as const)),
)

/** "Front desk needs invoices": what is needed is the thing, the need is none. */
const needing =
  /(?<!\b(?:special|support|care|dietary|individual|additional|basic|access|accessibility|training|customer|user|their|our|my|your|patient|it|he|she|who|what))\s(?:needs|wants)\s(?=(?:an?\s|the\s)?\p{L}{3,})(?!assessment|analysis|list|calculator|estimator|planner|tracker|to\b|(?:(?:its|their|the|his|her|our) )?(?:\p{L}{3,14}s|people|children) to )/giu

/** "Users can login/register" is what they do first; logins are things of password managers. */
const signingIn =
  /\b(?:log-?in|sign-?in|sign-?up|register)(?:\s*[/&]\s*|\s+(?:or|and)\s+)(?:log-?in|sign-?in|sign-?up|register|registration)\b|(?<=\b(?:can|to|must|should|could|will|may|users?|you|we|people|members)\s)(?:login|signin|signup)\b(?!\s+(?:details|credentials|data))/giu

/** "An app 4 my barber shop", "2 book". */
const forSomebody = /(?<=\p{L} )4(?= (?:my|our|your|me|us|the|an?|kids|people|friends|everyone) )/giu

/** Not the staff one hires for a time, nor files. */
const shortTemperature =
  /(?<![\p{L}\p{N}'-])temps?(?![\p{L}\p{N}'-]| (?:agenc(?:y|ies)|staff|staffing|workers?|jobs?|work|employees?|files?)(?!\p{L}))/giu

/** "Pleaseee", "sooo": a letter is held, in a word of more than this letter. */
const held = /(?<!\p{L})(?=\p{L}*(\p{L})\1\1)(?!(\p{L})\2+(?!\p{L}))\p{Ll}+(?!\p{L})/giu
const endsInTwo =
  /(?:^|\b)(?:fr|s|agr|tr|coff|thr|f|b|kn|employ|committ|guarant|toff|degr|wh)e$|^(?:t|z|wo|bo|m|c)o$/i

const withoutHeld = (word: string): string => {
  const once = word.replaceAll(/(\p{L})\1{2,}/giu, '$1')
  return endsInTwo.test(once) ? once + (once.at(-1) ?? '') : once
}

/** Courtesies of other languages in an English text. */
const courtesy =
  /,? ?\b(?:por favor|s['’]il vous pla[iî]t|per favore|bitte sch[oö]n|muchas gracias|vielen dank|danke sch[oö]n)\b/giu

/** A text with its words as they are spelled. */
export const withoutSlips = (written: string): string =>
  replaced(withoutCourtesy(written), /(?<![\p{L}\p{N}'-])\p{L}[\p{L}/]*(?![\p{L}\p{N}'-])/gu, (word) => {
    const meant = meantBy.get(word.toLowerCase()) ?? nearWord(word)
    // "N.º 4" is a number's sign.
    if (!meant || (word.length === 1 && word !== word.toLowerCase())) return word
    return /^\p{Lu}/u.test(word) && word.length > 1 ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
  })

const withoutCourtesy = (text: string): string =>
  replaced(replaced(text, courtesy, ''), held, (word) => withoutHeld(word))

/** An English description with common slips of the hand corrected. */
export function correctSpelling(text: string): string {
  return replaced(
    replaced(
      withoutSlips(
        replaced(
          replaced(
            replaced(text.replaceAll(/(?<= )i(?= )/g, 'I'), forSomebody, 'for'),
            shortTemperature,
            'temperature',
          ),
          /\bto by(?= (?:new|a|the|more|some|food|it)\b)/giu,
          'to buy',
        ),
      ),
      needing,
      ' , ',
    ),
    signingIn,
    (said) =>
      /(?:regist|up).*[/& ]|[/& ].*(?:regist|up)/i.test(said)
        ? 'sign in or register'
        : /up$/i.test(said)
          ? 'sign up'
          : /^log/i.test(said)
            ? 'log in'
            : 'sign in',
  )
}
