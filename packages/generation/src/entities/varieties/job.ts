import { job } from '../job.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Jobs of one trade: six as "icon | title | where | mark | tone", what one could say of oneself, what they pay. */
function jobs(signs: string, groups: string, why: string, pay: string, lines: string): VarietySource {
  const [first = ''] = lines.trim().split('\n')
  const [, title = '', place = ''] = first.split('|').map((cell) => cell.trim())
  return {
    signs,
    groups,
    fields: `
      Name | person | Mara Vogt
      Email | email | mara@post.example
      Start | date | 1 Jan 2027
      Experience | choice | 3 years | None, 1 year, 3 years, 5 years
      Why you | long | ${why}`,
    samples: `icon | title | subtitle | badge | tone\n${lines.trim()}`,
    about: 'A team that plans two weeks ahead and swaps shifts without fuss. Start in January or earlier.',
    facts: `${pay} | Pay\nJan 2027 | Start\n14 | Applicants`,
    hero: `Fits you well | ${title} | ${place} | Apply now`,
    tip: 'Interview on Tuesday, 10:30 | Bring your certificates',
  }
}

export const jobVarieties = defineVarieties(job, [
  jobs(
    'hospitality 6, restaurant 5, hotel 4, kitchen staff 6, catering 4, gastronomy 5, cafe 3, bar staff 5',
    'Kitchen, Service, Hotel, Tonight',
    'Two summers behind the bar, I carry four plates',
    '€ 15.50 an hour',
    `
    fork | Waiter, evenings | Blue door, Ghent, € 15.50 | New | primary
    flame | Cook, four days | Hearth, Leipzig, € 18.00 | 4 days | accent
    coffee | Barista, mornings | Mill Café, Kiel, € 14.80 | Part time | success
    key | Night porter | Old Mint Hotel, Turin, € 16.20 | Nights | warning
    wine | Bar, Fri and Sat | Saltworks, Lisbon, € 15.00 | Weekend | success
    home | Housekeeping, mornings | Harbour hotel, Bergen, € 15.20 | New | primary`,
  ),
  jobs(
    'nurse 6, nursing 6, carer 5, caregiver 5, care worker 5, healthcare 5, hospital 4, medical staff 5, elderly care 4, ward 2, care home 4',
    'Days, Nights, Hospital, Home care',
    'Five years on a surgical ward, nights are fine',
    '€ 3,480 a month',
    `
    heart | Nurse, surgical ward | Harbour hospital, three shifts | New | primary
    moon | Nurse, nights only | Linden clinic, ward 4 | Nights | warning
    users | Carer, part time | Old mill care home, 24 h | Part time | success
    home | Home care round | Care on wheels, mornings | Days | success
    stethoscope | Practice nurse | Dr. Petrova, four days | 4 days | accent
    heart | Intensive care nurse | University hospital | New | primary`,
  ),
  jobs(
    'craft 4, craftsman 5, craftspeople 5, tradespeople 6, tradesman 5, trades 4, construction 4, builder 3, apprenticeship 5, apprentice 5, workshop 3',
    'Workshop, On site, Apprentice, Full time',
    'Trained as a joiner, driving licence for the van',
    '€ 19.40 an hour',
    `
    tools | Joiner, windows and stairs | Osei and Sons, Ghent | New | primary
    bulb | Electrician, old houses | Brandt Electric, Kiel | 4 days | accent
    bike | Bicycle mechanic | Freewheel, Leipzig | Full time | success
    drop | Plumber, service van | Haddad Heating, Bergen | Full time | success
    home | Roofer, two crews | Old town roofs, Turin | New | primary
    palette | Apprentice painter | Vogt Colours, from August | Apprentice | warning`,
  ),
  jobs(
    'farm 5, harvest 6, seasonal 5, fruit picking 7, vineyard 5, agriculture 5, orchard 5, forestry 5, greenhouse 4',
    'Harvest, Stable, Lodging, Short',
    'Two harvests on a vineyard, own bicycle',
    '€ 14.20 an hour',
    `
    leaf | Apple harvest, six weeks | Hill orchard, room included | New | primary
    wine | Grape picking | North slope, 20 days | Lodging | success
    truck | Tractor driver | Long acre farm, March to October | Season | accent
    heart | Milking, mornings | Mill farm, 20 h a week | Part time | success
    leaf | Asparagus, sorting hall | Sand fields, April | Lodging | success
    flower | Greenhouse help | Linden nursery, spring | Short | warning`,
  ),
  jobs(
    'developer 6, programmer 6, software 5, tech jobs 6, startup 5, remote job 5, it jobs 6, ux 4, ai jobs 5',
    'Remote, Design, Code, Part time',
    'I built the booking desk of a small hotel',
    '€ 58k',
    `
    palette | Product designer | Lindner and sons, € 58k | Remote | success
    code | Web developer | Harbour office, € 62k | New | primary
    chart | Data engineer | Norrgard Studio, € 66k | 4 days | accent
    check | Test engineer | On the Way, € 52k | Remote | success
    phone | App developer | Halo Mobile, € 61k | New | primary
    users | Support, two languages | Inkwell, € 44k | Part time | warning`,
  ),
  jobs(
    'teacher 6, teaching 5, school staff 5, kindergarten 4, educator 6, substitute 4',
    'Primary, Secondary, Nursery, Part time',
    'Taught grade 5 to 8 for three years, choir too',
    '€ 3,920 a month',
    `
    book | Maths teacher, grades 5 to 8 | Linden school, from February | New | primary
    palette | Art, twelve lessons | Old mint school | Part time | success
    users | Nursery teacher | Little harbour, 30 h | Full time | success
    music | Music and choir | Hill primary school | New | primary
    globe | French, parental leave | Mill street school, to July | 6 months | warning
    heart | Classroom assistant | Linden school, mornings | Part time | accent`,
  ),
  jobs(
    'driver 5, courier 5, truck 5, trucking 6, logistics 5, warehouse 5, forklift 5, lorry 5, delivery driver 6, hgv 6',
    'Local, Long haul, Warehouse, Nights',
    'Licence C and E, four years without an accident',
    '€ 17.80 an hour',
    `
    truck | Driver, 12 t, day tours | On the Way, Bergen | New | primary
    box | Forklift, early shift | Pier depot, Kiel | Early | success
    truck | Long haul, Mon to Thu | Harbour freight, Ghent | Long haul | accent
    bike | Cargo bike courier | Quick wheel, Leipzig | Part time | success
    map | Dispatcher, office | Linden lines, Turin | Full time | primary
    train | Bus driver, training paid | Town lines, Lisbon | New | warning`,
  ),
  jobs(
    'teenager 6, teen 4, babysitting 5, mow 5, odd job 6, small job 5, errand 5, pocket money job 7, neighbour 4, neighbor 4, handyman 4, household help 5, cleaning lady 5, dog walking job 6',
    'Today, Garden, Home, Children',
    'I am sixteen, live in Mill street and like dogs',
    '€ 12 an hour',
    `
    leaf | Mow the lawn, 300 m² | Linden lane 4, Sat | € 20 | success
    users | Babysit two, Friday night | Mill street 12, 19:00 | € 36 | primary
    paw | Walk Bruno after school | Old dairy, Mon to Fri | € 40 | success
    box | Carry boxes to the attic | Harbour 9, two hours | € 24 | accent
    book | Help with fractions | Station road, Tue | € 15 | primary
    home | Windows, ground floor | Hill street 2, Sat | € 30 | success`,
  ),
  jobs(
    'student job 6, students 3, internship 6, intern 5, campus 5, university 4, graduate 5, working student 7, thesis 4',
    'Internship, Part time, Thesis, Summer',
    'Third semester, I would like to see real projects',
    '€ 14 an hour',
    `
    school | Lab assistant, 10 h | Institute of chemistry | Part time | success
    code | Internship, web team | Harbour office, six months | New | primary
    book | Library desk, evenings | University library | Part time | success
    chart | Thesis with a firm | Norrgard Energy, from March | Thesis | accent
    users | Tutor, first-year maths | Faculty 3, 8 h a week | New | primary
    globe | Summer school guide | International office, July | Summer | warning`,
  ),
  jobs(
    'shop assistant 6, retail 5, supermarket 5, sales assistant 6',
    'Shop, Weekend, Full time, Part time',
    'Two years at a till, early shifts are fine',
    '€ 14.60 an hour',
    `
    bag | Sales, shoes, 30 h | Halo shoes, Ghent | New | primary
    book | Bookshop manager | Dog-eared, Lisbon | Full time | success
    cart | Till, evenings | Linden market, Kiel | Part time | success
    scissors | Hairdresser, four days | Corner salon, Turin | 4 days | accent
    box | Shelves, 5 to 9 | Harbour market, Bergen | Early | warning
    flower | Florist, Saturdays | Wild and stem, Leipzig | Weekend | success`,
  ),
  {
    signs:
      'freelancer 7, freelancers 7, freelance 7, freelancing 7, proposals 4, remote gigs 5, upwork 8, fiverr 8',
    groups: 'New, Design, Writing, Code',
    fields: `
      Your price | money | € 480
      Ready by | date | Fri 4 Dec
      Paid | choice | When done | When done, In two parts, By the hour
      Your proposal | long | Three drafts by Monday, two rounds of changes`,
    without: 'Name, Email, Start, Experience, Why you',
    samples: `
      icon | title | subtitle | value | badge | tone
      palette | Logo for a small bakery | Mill Café, until 4 December | € 480 | New | primary
      code | Booking page for a yoga studio | Slow Room, two weeks | € 1,900 | 6 offers | success
      edit | Twelve texts about tea | Leaf and Pot, by the text | € 35 each | New | accent
      globe | Menu into Portuguese | Saltworks, 1,400 words | € 160 | 3 offers | warning
      camera | Cut a film of two minutes | Harbour museum, remote | € 620 | Remote | success
      chart | Tidy up a price list | Lindner and sons, six hours | € 45 an hour | 9 offers | neutral`,
    about: 'Client since 2022, eleven projects paid on time. Wants to see three drafts before choosing one.',
    facts: '€ 480 | Budget\n4 Dec | Until\n6 | Offers',
    figures: '14 | New today | +5\n6 | Proposals sent\n2 | In work',
    hero: 'Fits you well | Logo for a small bakery | Mill Café, € 480, until 4 December | Send proposal',
    tip: 'Mill Café answered | They would like to see two more logos',
    add: 'Send proposal',
    use: 'Send proposal',
  },
])
