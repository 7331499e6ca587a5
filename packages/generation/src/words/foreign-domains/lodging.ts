import type { ForeignDomain } from './domain.ts'

/** Rooms and houses one stays in. */
export const lodging: ForeignDomain = {
  id: 'lodging',
  isBooked: true,
  words: `hotel, pension, ferienwohnung, ferienhaus, gastehaus, b&b
hotel, gite, chambre d'hote, maison d'hote, maison de vacances, b&b
hotel, hostal, casa rural, apartamento turistico, b&b
hotel, pousada, hospedagem, casa de temporada
hotel, albergo, agriturismo, b&b, casa vacanze
فندق, شاليه, نزل, استراحة
民宿, 酒店, 客栈, 旅馆
旅館, ホテル, 民宿, 貸別荘`,
  main: {
    nouns: `zimmer, unterkunft, wohnungen
chambre, logement, hebergement
habitacion, alojamiento
quarto, acomodac
camer, alloggi
غرف, إقامة
房间, 房型, 客房
部屋, 客室`,
    label: `Zimmer
Chambres
Habitaciones
Quartos
Camere
الغرف
房型
部屋`,
    rows: `Doppelzimmer mit Balkon | 2 Personen, Gartenblick; Einzelzimmer | 1 Person, ruhig; Familienzimmer | 4 Personen, Dachschräge; Turmzimmer | 2 Personen, Seeblick; Ferienwohnung | 5 Personen, Küche; Barrierefreies Zimmer | 2 Personen, Erdgeschoss
Chambre double avec balcon | 2 personnes, vue jardin; Chambre simple | 1 personne, calme; Chambre familiale | 4 personnes, sous les toits; Chambre de la tour | 2 personnes, vue lac; Gîte | 5 personnes, cuisine; Chambre accessible | 2 personnes, rez-de-chaussée
Doble con balcón | 2 personas, vistas al jardín; Individual | 1 persona, tranquila; Familiar | 4 personas, abuhardillada; Torre | 2 personas, vistas al lago; Apartamento | 5 personas, cocina; Adaptada | 2 personas, planta baja
Duplo com varanda | 2 pessoas, vista do jardim; Individual | 1 pessoa, silencioso; Família | 4 pessoas, mezanino; Suíte da torre | 2 pessoas, vista do lago; Chalé | 5 pessoas, cozinha; Acessível | 2 pessoas, térreo
Doppia con balcone | 2 persone, vista giardino; Singola | 1 persona, tranquilla; Familiare | 4 persone, mansarda; Camera nella torre | 2 persone, vista lago; Appartamento | 5 persone, cucina; Accessibile | 2 persone, piano terra
غرفة مزدوجة مع شرفة | شخصان، إطلالة حديقة; غرفة مفردة | شخص، هادئة; غرفة عائلية | 4 أشخاص; جناح البرج | شخصان، إطلالة بحيرة; شاليه | 5 أشخاص، مطبخ; غرفة مهيأة | شخصان، أرضي
阳台大床房 | 2人，花园景; 单人间 | 1人，安静; 家庭房 | 4人，阁楼; 湖景塔房 | 2人，湖景; 整套公寓 | 5人，带厨房; 无障碍房 | 2人，一楼
バルコニー付きダブル | 2名、庭側; シングル | 1名、静か; ファミリー | 4名、屋根裏; 塔の部屋 | 2名、湖側; コテージ | 5名、キッチン付き; バリアフリー | 2名、1階`,
    values: '€ 98; € 64; € 142; € 118; € 165; € 92',
    icon: 'bed',
    picture: 'bed, room, bed 2, lake, house, room 2',
    fields: `Preis pro Nacht | money | € 98; Personen | number | 2; Anreise | date | 3. Dez.; Abreise | date | 6. Dez.; Frühstück | switch | yes
Prix par nuit | money | € 98; Personnes | number | 2; Arrivée | date | 3 déc.; Départ | date | 6 déc.; Petit-déjeuner | switch | yes
Precio por noche | money | € 98; Personas | number | 2; Entrada | date | 3 dic; Salida | date | 6 dic; Desayuno | switch | yes
Preço por noite | money | € 98; Pessoas | number | 2; Check-in | date | 3 dez; Check-out | date | 6 dez; Café da manhã | switch | yes
Prezzo a notte | money | € 98; Persone | number | 2; Arrivo | date | 3 dic; Partenza | date | 6 dic; Colazione | switch | yes
السعر لليلة | money | € 98; الأشخاص | number | 2; الوصول | date | 3 ديسمبر; المغادرة | date | 6 ديسمبر; فطور | switch | yes
每晚价格 | money | € 98; 人数 | number | 2; 入住 | date | 12月3日; 退房 | date | 12月6日; 含早餐 | switch | yes
1泊料金 | money | € 98; 人数 | number | 2; チェックイン | date | 12月3日; チェックアウト | date | 12月6日; 朝食 | switch | yes`,
    about: `Großes Bett, Dusche und ein Balkon zum Garten. Frühstück von acht bis zehn.
Grand lit, douche et balcon sur le jardin. Petit-déjeuner de huit à dix heures.
Cama grande, ducha y balcón al jardín. Desayuno de ocho a diez.
Cama grande, chuveiro e varanda para o jardim. Café da manhã das oito às dez.
Letto grande, doccia e balcone sul giardino. Colazione dalle otto alle dieci.
سرير كبير ودش وشرفة على الحديقة. الفطور من الثامنة إلى العاشرة.
大床、淋浴、花园阳台。早餐八点到十点。
大きなベッド、シャワー、庭に面したバルコニー。朝食は8時から10時。`,
  },
  lists: [
    {
      nouns: `buchung, reservierung, belegung, aufenthalt
reservation, sejour
reserva, estancia
reserva, estadia
prenotazion, soggiorn
حجوزات, حجز
预订, 订单, 预约
予約, 滞在`,
      label: `Buchungen
Réservations
Reservas
Reservas
Prenotazioni
الحجوزات
预订
予約`,
      rows: `Doppelzimmer mit Balkon | 3.–6. Dez., 2 Gäste; Familienzimmer | 4.–8. Dez., 4 Gäste; Turmzimmer | 5.–7. Dez., 2 Gäste; Einzelzimmer | 7. Dez., 1 Gast; Ferienwohnung | 12.–19. Dez., 5 Gäste
Chambre double avec balcon | 3–6 déc., 2 pers.; Chambre familiale | 4–8 déc., 4 pers.; Chambre de la tour | 5–7 déc., 2 pers.; Chambre simple | 7 déc., 1 pers.; Gîte | 12–19 déc., 5 pers.
Doble con balcón | 3–6 dic, 2 huéspedes; Familiar | 4–8 dic, 4 huéspedes; Torre | 5–7 dic, 2 huéspedes; Individual | 7 dic, 1 huésped; Apartamento | 12–19 dic, 5 huéspedes
Duplo com varanda | 3–6 dez, 2 hóspedes; Família | 4–8 dez, 4 hóspedes; Suíte da torre | 5–7 dez, 2 hóspedes; Individual | 7 dez, 1 hóspede; Chalé | 12–19 dez, 5 hóspedes
Doppia con balcone | 3–6 dic, 2 ospiti; Familiare | 4–8 dic, 4 ospiti; Camera nella torre | 5–7 dic, 2 ospiti; Singola | 7 dic, 1 ospite; Appartamento | 12–19 dic, 5 ospiti
غرفة مزدوجة مع شرفة | 3–6 ديسمبر، ضيفان; غرفة عائلية | 4–8 ديسمبر، 4 ضيوف; جناح البرج | 5–7 ديسمبر، ضيفان; شاليه | 12–19 ديسمبر، 5 ضيوف
阳台大床房 | 12月3–6日，2人; 家庭房 | 12月4–8日，4人; 湖景塔房 | 12月5–7日，2人; 单人间 | 12月7日，1人; 整套公寓 | 12月12–19日，5人
バルコニー付きダブル | 12月3〜6日、2名; ファミリー | 12月4〜8日、4名; 塔の部屋 | 12月5〜7日、2名; シングル | 12月7日、1名; コテージ | 12月12〜19日、5名`,
      of: 'days',
      icon: 'calendar',
      isUsual: true,
    },
  ],
}
