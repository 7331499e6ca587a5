import { defineArchetype } from '../archetype.ts'

/** The office of a school: enrolments, fees, absences, letters to parents, people. */
export const schoolOffice = defineArchetype({
  id: 'school-office',
  words:
    'school office 44, school administration 40, school admin 38, school management 40, school management system 44, enrolments 18, enrollments 18, student information system 40, admissions 16, fees paid 18, fees outstanding 26, school fees 14, kindergarten administration 34, nursery management 30, principal 12, headmaster 14, registrar 20, music school administration 34, language school management 34',
  examples: `
    School office keeps enrolments, fees, absences, letters to parents and staff numbers
    Administration of a private school with classes, pupils, payments and teachers
    Admissions of a nursery: waiting list, papers, first day, monthly fee
    Head teacher wants attendance by class, staff absences and announcements on her phone
    Student information with guardians, addresses, allergies, class and invoices
    Office of a music school: registrations, tuition, rooms, teachers' hours
    School management with timetable, exams, results, fee collection and circulars
    Registrar looks up a family, sees what is owed and which papers are missing
    Language school admin tracks courses, sign-ups, payments and certificates
    Kindergarten manager: groups, staff ratio, meals, parent payments, messages
    Sunday school secretary keeps the children's list, contacts of parents and attendance
    Boarding school office with rooms, weekend leave, pocket money and fees
    Secretary sends an announcement to all parents of a class and sees who has read it`,
  // An office that only wants to be rid of what lies about keeps no pupils in it.
  unless:
    /^(?!.*\b(?:enrol\w*|fees?|absen\w+|admissions?|timetables?|attendance)\b).*\b(?:lost (?:jumpers?|sweaters?|sweatshirts?|cloth\w+|property|things|items)|lost and found)\b|\b(?:homework|my grades|students? (?:see|submit|hand in|can see)|pupils see|driving school|dance school|trial lesson)\b/is,
  presets: 'clean, calm',
  icon: 'school',
  names: 'First Bell, Front Office, Class List',
  entity: 'school-enrolment',
  bars: 'checkout cart slots quiz',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Enrolments | file | | | | Enrolments, Enrollments, enrolment, enrollment, admissions, registrations, waiting list, applications
    browse! | Fees | wallet | school-fee | | | Fees, fees paid, School fees, fees outstanding, outstanding, tuition, payments, paid, unpaid, fee collection, invoices
    browse! | Attendance | check | class-presence | | | Attendance, absences, absence, register, presence
    browse! | News | bell | announcement | | | Announcements, announcements to parents, announcement, messages to parents, letters, circulars, newsletter, notices
    browse! | Pupils | users | pupil | | | Pupils, Students, student records, student list, children, classes, pupils
    browse! | Staff | users | school-staff | | | Staff, Staff contacts, staff list, teachers, teacher list, contacts
    calendar! | Calendar | calendar | announcement | | | Calendar, events, term dates, timetable, exams
    detail | Enrolment
    form | New enrolment
    stats? | Numbers | chart
    profile? | Me | user`,
})
