import type { RowSource } from './foreign-row-source.ts'

/** Rows of nouns in Dutch, Swedish, Danish, Norwegian, Polish, Turkish, Russian and Korean. */
export const northEastRows: readonly RowSource[] = [
  {
    form: /nieuws|mededeling|aankondig|nyheter|nyheder|anslag|opslag|oppslag|aktualno|ogłoszeni|haberler|duyuru|новост|объявлени|공지|소식|뉴스|\bnyt\b/i,
    icon: 'bell',
    titles: `Zomerfeest op zaterdag; Nieuwe openingstijden; Notulen staan klaar; Parkeren dicht; Helpers gezocht; Dank aan allen
Sommarfest på lördag; Nya öppettider; Protokollet är klart; Parkeringen stängd; Hjälp sökes; Tack till alla
Sommerfest på lørdag; Nye åbningstider; Referatet er klar; Parkering lukket; Hjælpere søges; Tak til alle
Sommerfest på lørdag; Nye åpningstider; Referatet er klart; Parkeringen stengt; Hjelpere søkes; Takk til alle
Festyn w sobotę; Nowe godziny otwarcia; Protokół gotowy; Parking zamknięty; Szukamy pomocy; Dziękujemy wszystkim
Cumartesi yaz şenliği; Yeni çalışma saatleri; Tutanak hazır; Otopark kapalı; Yardımcı aranıyor; Herkese teşekkürler
Летний праздник в субботу; Новые часы работы; Протокол готов; Парковка закрыта; Ищем помощников; Спасибо всем
토요일 여름 잔치; 새 운영 시간; 회의록 공개; 주차장 폐쇄 안내; 도우미 모집; 모두 감사합니다`,
    details: 'people',
  },
  {
    form: /evenement|uitstap|evenemang|utflykt|begivenhed|arrangement|udflugt|utflukt|arrangementer|wydarzeni|wyciecz|koncert|etkinlik|konser|gezi|мероприят|событи|концерт|поездк|행사|이벤트|공연|모임 일정|ture\b|turer\b|konsert|concert/i,
    icon: 'calendar',
    titles: `Zomerfeest; Rommelmarkt; Leesavond; Dagje aan zee; Concert op de binnenplaats; Open dag
Sommarfest; Loppmarknad; Läskväll; Utflykt till havet; Konsert på gården; Öppet hus
Sommerfest; Loppemarked; Læseaften; Tur til havet; Koncert i gården; Åbent hus
Sommerfest; Loppemarked; Lesekveld; Tur til sjøen; Konsert i gården; Åpent hus
Festyn letni; Pchli targ; Wieczór czytania; Wycieczka nad morze; Koncert na podwórku; Dzień otwarty
Yaz şenliği; Bit pazarı; Okuma akşamı; Deniz gezisi; Avluda konser; Açık gün
Летний праздник; Барахолка; Вечер чтения; Поездка к морю; Концерт во дворе; День открытых дверей
여름 잔치; 벼룩시장; 낭독의 밤; 바다 나들이; 마당 음악회; 오픈 데이`,
    details: 'times',
  },
  {
    form: /diensten|behandeling|tarieven|prijslijst|tjänster|behandlingar|prislista|behandlinger|ydelser|priser\b|tjenester|usługi|zabiegi|cennik|hizmetler|fiyat|услуг|цены|прайс|서비스|시술|가격|요금|메뉴와 가격/i,
    icon: 'tag',
    titles: `Kennismaking; Kort, 30 min; Midden, 45 min; Lang, 60 min; Verzorging; Voor twee
Första besök; Kort, 30 min; Mellan, 45 min; Lång, 60 min; Vård; För två
Første besøg; Kort, 30 min; Mellem, 45 min; Lang, 60 min; Pleje; For to
Første besøk; Kort, 30 min; Middels, 45 min; Lang, 60 min; Pleie; For to
Pierwsza wizyta; Krótka, 30 min; Średnia, 45 min; Długa, 60 min; Pielęgnacja; Dla dwojga
İlk görüşme; Kısa, 30 dk; Orta, 45 dk; Uzun, 60 dk; Bakım; İki kişilik
Первый визит; Короткая, 30 мин; Средняя, 45 мин; Длинная, 60 мин; Уход; На двоих
첫 방문; 30분 코스; 45분 코스; 60분 코스; 케어; 2인 코스`,
    details: 'lines',
    values: '€ 24; € 32; € 45; € 58; € 18; € 84',
  },
  {
    form: /tuinen|\btuin\b|percelen|odlingslott|havelod|kolonihave|parsell|działk|bahçeler|участк|텃밭/i,
    icon: 'leaf',
    picture: 'garden',
    titles: `Tuin 12, noord; Tuin 14; Kas; Tuin 3, oost; Kruidenhoek; Tuin 21
Lott 12, norr; Lott 14; Växthus; Lott 3, öst; Örthörn; Lott 21
Have 12, nord; Have 14; Drivhus; Have 3, øst; Urtehjørne; Have 21
Parsell 12, nord; Parsell 14; Drivhus; Parsell 3, øst; Urtehjørne; Parsell 21
Działka 12; Działka 14; Szklarnia; Działka 3; Zioła; Działka 21
Bahçe 12; Bahçe 14; Sera; Bahçe 3; Otlar; Bahçe 21
Участок 12; Участок 14; Теплица; Участок 3; Травы; Участок 21
텃밭 12; 텃밭 14; 온실; 텃밭 3; 허브 구역; 텃밭 21`,
    details: 'people',
    group: 'named',
  },
  {
    form: /gereedschap|verktyg|værktøj|verktøy|narzędzi|aletler|инструмент|공구/i,
    icon: 'tools',
    titles: `Boormachine; Ladder, 3 m; Decoupeerzaag; Kruiwagen; Tegelsnijder; Waterpas
Borrmaskin; Stege, 3 m; Sticksåg; Skottkärra; Kakelskärare; Vattenpass
Boremaskine; Stige, 3 m; Stiksav; Trillebør; Fliseskærer; Vaterpas
Drill; Stige, 3 m; Stikksag; Trillebår; Flisekutter; Vater
Wiertarka; Drabina, 3 m; Wyrzynarka; Taczka; Przecinarka; Poziomica
Matkap; Merdiven, 3 m; Dekupaj; El arabası; Fayans kesici; Su terazisi
Дрель; Лестница, 3 м; Лобзик; Тачка; Плиткорез; Уровень
드릴; 사다리 3m; 직쏘; 손수레; 타일 절단기; 수평기`,
    details: 'people',
    group: 'named',
  },
  {
    form: /kortingsbon|kortingen|rabatt(?:er|kod)|rabat(?:ter)?\b|kupon|zniżk|indirim|скидк|промокод|купон|쿠폰|할인/i,
    icon: 'tag',
    titles: '−20 %; 2 + 1; −€ 5; −10 %; 1 + 1; −15 %',
    details: 'dates',
  },
  {
    form: /contributie|abonnement|avgift|kontingent|medlemskap|medlemsavg|składk|karnet|aidat|üyelik|взнос|абонемент|회비|이용권|정기권/i,
    icon: 'wallet',
    titles: '11/2026; 10/2026; 09/2026; 08/2026; 07/2026; 06/2026',
    details: 'people',
    values: '€ 29; € 29; € 29; € 24; € 24; € 24',
  },
  {
    form: /voertuig|\bauto’?s\b|\bbilar\b|fordon|\bbiler\b|køretøj|kjøretøy|pojazd|samochod|araçlar|arabalar|автомобил|машин|транспорт|차량|자동차/i,
    icon: 'car',
    picture: 'car',
    titles: 'KW 418; KW 212; KW 530; KW 604; KW 87; KW 19',
    details: 'people',
    group: 'named',
  },
  {
    form: /video|видео|영상|동영상|filmy|videolar/i,
    icon: 'video',
    titles: '1 · 4:12; 2 · 6:30; 3 · 2:48; 4 · 8:05; 5 · 3:36; 6 · 5:20',
    details: 'lines',
  },
  {
    form: /voorraad|lager\b|lagerbeh|magazyn|zapas|stok\b|envanter|склад|остатк|재고/i,
    icon: 'box',
    titles: 'A-14; A-19; B-02; B-11; C-03; D-08',
    details: 'lines',
    values: '12; 3; 48; 7; 26; 4',
  },
  {
    form: /urenregistratie|\buren\b|arbetstid|timmar|arbejdstid|\btimer\b|arbeidstid|godziny pracy|mesai|рабочее время|часы|근무|출퇴근/i,
    icon: 'clock',
    titles: 'people',
    details: 'dates',
    values: '7:40 h; 8:05 h; 6:30 h; 7:55 h; 4:15 h; 8:20 h',
  },
  {
    form: /punten\b|poäng|\bpoint\b|poeng|punkty|puanlar|баллы|очки|포인트|적립/i,
    icon: 'star',
    titles: '+ 12; + 30; + 8; − 100; + 24; + 16',
    details: 'dates',
    values: '184; 172; 142; 134; 234; 210',
  },
  {
    form: /\bmaten\b|storlek|størrels|rozmiar|beden|размер|사이즈/i,
    icon: 'tag',
    titles: '92; 98; 104; 110; 116; 122',
    details: 'lines',
    values: '12; 8; 14; 6; 9; 4',
  },
  {
    form: /wijnen|\bviner\b|\bvine\b|\bwin(?:a|o)\b|şarap|вино|вина|와인/i,
    icon: 'cup',
    picture: 'wine',
    titles: 'Barolo 2019; Riesling 2022; Rioja 2018; Douro 2019; Chablis 2021; Cava Brut',
    details: 'lines',
    values: '12; 34; 8; 21; 16; 42',
  },
  {
    form: /pakket|bezorg|zending|paket(?:er)?\b|leverans|pakke|forsendel|przesyłk|paczk|dostaw|kargo|gönderi|посылк|достав|배송|택배/i,
    icon: 'box',
    titles: 'KW-4182; KW-4179; KW-4175; KW-4171; KW-4168; KW-4160',
    details: 'places',
  },
]
