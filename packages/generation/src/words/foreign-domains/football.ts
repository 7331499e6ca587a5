import type { ForeignDomain } from './domain.ts'

/** A football team and its season. */
export const football: ForeignDomain = {
  id: 'football',
  words: `fussball, mannschaft
football, equipe de foot
futbol, =equipo de
futebol, pelada
calcio, squadra
كرة القدم, فريق
足球, 球队
サッカー, フットサル`,
  main: {
    nouns: `spielplan, spiele, =spiel, partie, ergebnis
match, rencontre, resultat
partido, resultado
jogos, jogo, partida, resultado
partite, partita, risultat
مباريات, مباراة
比赛, 赛程, 赛事
試合, 日程`,
    label: `Spiele
Matchs
Partidos
Jogos
Partite
المباريات
比赛
試合`,
    rows: `FC Nordstadt – TSV Linden | So, 15:00, Heimspiel; SV Altmühl – FC Nordstadt | Sa, 29. Nov., auswärts; FC Nordstadt – SG Hafen | 3:1, 15. Nov.; VfB Wiesen – FC Nordstadt | 0:2, 8. Nov.; FC Nordstadt – SC Berg | 1:1, 1. Nov.; TuS Süd – FC Nordstadt | 2:1, 25. Okt.
FC Rivière – AS Tilleul | dim. 15:00, domicile; US Moulin – FC Rivière | sam. 29 nov., extérieur; FC Rivière – SC Port | 3-1, 15 nov.; Étoile Sud – FC Rivière | 0-2, 8 nov.; FC Rivière – JS Coteau | 1-1, 1 nov.; Racing Est – FC Rivière | 2-1, 25 oct.
CD Ribera – UD Tilos | dom, 17:00, en casa; CF Molino – CD Ribera | sáb, 29 nov, fuera; CD Ribera – SD Puerto | 3-1, 15 nov; At. Prado – CD Ribera | 0-2, 8 nov; CD Ribera – CF Ladera | 1-1, 1 nov; Real Huerta – CD Ribera | 2-1, 25 oct
EC Ribeira – União Tília | dom, 16:00, em casa; Moinho FC – EC Ribeira | sáb, 29 nov, fora; EC Ribeira – Porto Norte | 3 x 1, 15 nov; Estrela Sul – EC Ribeira | 0 x 2, 8 nov; EC Ribeira – Encosta | 1 x 1, 1 nov; Pomar AC – EC Ribeira | 2 x 1, 25 out
AC Riviera – US Tiglio | dom, 15:00, in casa; Pol. Mulino – AC Riviera | sab, 29 nov, fuori; AC Riviera – SC Porto | 3-1, 15 nov; Stella Sud – AC Riviera | 0-2, 8 nov; AC Riviera – Pro Colle | 1-1, 1 nov; Virtus Est – AC Riviera | 2-1, 25 ott
نادي النهضة – شباب الميناء | الأحد 17:00، على أرضنا; اتحاد التل – نادي النهضة | 29 نوفمبر، خارج الأرض; نادي النهضة – الوحدة | 3–1، 15 نوفمبر; نجوم الجنوب – نادي النهضة | 0–2، 8 نوفمبر; نادي النهضة – الأمل | 1–1، 1 نوفمبر; الرواد – نادي النهضة | 2–1، 25 أكتوبر
河畔队 – 菩提队 | 周日 15:00，主场; 磨坊队 – 河畔队 | 11月29日，客场; 河畔队 – 北港队 | 3:1，11月15日; 南星队 – 河畔队 | 0:2，11月8日; 河畔队 – 山坡队 | 1:1，11月1日; 东部联 – 河畔队 | 2:1，10月25日
川辺FC – みなとSC | 日 15:00、ホーム; 丘FC – 川辺FC | 11月29日、アウェイ; 川辺FC – 北港ユナイテッド | 3-1、11月15日; 南スターズ – 川辺FC | 0-2、11月8日; 川辺FC – 東FC | 1-1、11月1日; 緑SC – 川辺FC | 2-1、10月25日`,
    icon: 'flag',
    fields: `Anstoß | time | 15:00; Tag | date | 22. Nov.; Platz | place | Sportplatz Nord; Treffpunkt | time | 13:45
Coup d’envoi | time | 15:00; Jour | date | 22 nov.; Terrain | place | Stade municipal; Rendez-vous | time | 13:45
Inicio | time | 17:00; Día | date | 22 nov; Campo | place | Campo municipal; Convocatoria | time | 15:45
Início | time | 16:00; Dia | date | 22 nov; Campo | place | Campo municipal; Concentração | time | 14:45
Inizio | time | 15:00; Giorno | date | 22 nov; Campo | place | Campo comunale; Ritrovo | time | 13:45
البداية | time | 17:00; اليوم | date | 22 نوفمبر; الملعب | place | ملعب المدينة; التجمع | time | 15:45
开球 | time | 15:00; 日期 | date | 11月22日; 场地 | place | 市体育场; 集合 | time | 13:45
キックオフ | time | 15:00; 日付 | date | 11月22日; 会場 | place | 市民グラウンド; 集合 | time | 13:45`,
    about: `Trikot weiß, Treffpunkt am Vereinsheim. Wer fährt, trägt sich bitte bis Freitag ein.
Maillot blanc, rendez-vous au club-house. Merci de confirmer avant vendredi.
Camiseta blanca, quedamos en el club. Confirmad antes del viernes.
Camisa branca, encontro no clube. Confirmem até sexta.
Maglia bianca, ritrovo al circolo. Confermare entro venerdì.
القميص الأبيض، والتجمع في مقر النادي. يرجى التأكيد قبل الجمعة.
穿白色球衣，俱乐部集合。请在周五前确认。
白のユニフォーム、クラブハウス集合。金曜までに出欠を。`,
  },
  lists: [
    {
      nouns: `spieler, kader, team$
joueur, effectif, equipe
jugador, plantilla
jogador, elenco, atleta
giocator, rosa, squadra
لاعب, التشكيلة
球员, 队员, 阵容
選手, メンバー`,
      label: `Kader
Joueurs
Jugadores
Jogadores
Giocatori
اللاعبون
球员
選手`,
      rows: `Tor, Nr. 1; Abwehr, Nr. 4; Mittelfeld, Nr. 8; Sturm, Nr. 9; Mittelfeld, Nr. 10; Abwehr, Nr. 3
Gardienne, n° 1; Défense, n° 4; Milieu, n° 8; Attaque, n° 9; Milieu, n° 10; Défense, n° 3
Portería, n.º 1; Defensa, n.º 4; Centro, n.º 8; Delantera, n.º 9; Centro, n.º 10; Defensa, n.º 3
Gol, nº 1; Defesa, nº 4; Meio-campo, nº 8; Ataque, nº 9; Meio-campo, nº 10; Lateral, nº 3
Porta, n. 1; Difesa, n. 4; Centrocampo, n. 8; Attacco, n. 9; Centrocampo, n. 10; Difesa, n. 3
حراسة المرمى، 1; دفاع، 4; وسط، 8; هجوم، 9; وسط، 10; دفاع، 3
门将，1号; 后卫，4号; 中场，8号; 前锋，9号; 中场，10号; 后卫，3号
GK、1番; DF、4番; MF、8番; FW、9番; MF、10番; DF、3番`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `tabelle
classement
clasificacion, tabla
classificacao, tabela
classifica
ترتيب, جدول الدوري
积分榜, 排名
順位`,
      label: `Tabelle
Classement
Clasificación
Classificação
Classifica
الترتيب
积分榜
順位表`,
      rows: `1. FC Nordstadt | 9 Spiele; 2. SG Hafen | 9 Spiele; 3. VfB Wiesen | 9 Spiele; 4. TSV Linden | 9 Spiele; 5. SC Berg | 8 Spiele; 6. TuS Süd | 9 Spiele
1. FC Rivière | 9 matchs; 2. SC Port | 9 matchs; 3. Étoile Sud | 9 matchs; 4. AS Tilleul | 9 matchs; 5. JS Coteau | 8 matchs; 6. Racing Est | 9 matchs
1. CD Ribera | 9 partidos; 2. SD Puerto | 9 partidos; 3. At. Prado | 9 partidos; 4. UD Tilos | 9 partidos; 5. CF Ladera | 8 partidos; 6. Real Huerta | 9 partidos
1. EC Ribeira | 9 jogos; 2. Porto Norte | 9 jogos; 3. Estrela Sul | 9 jogos; 4. União Tília | 9 jogos; 5. Encosta | 8 jogos; 6. Pomar AC | 9 jogos
1. AC Riviera | 9 partite; 2. SC Porto | 9 partite; 3. Stella Sud | 9 partite; 4. US Tiglio | 9 partite; 5. Pro Colle | 8 partite; 6. Virtus Est | 9 partite
1. نادي النهضة | 9 مباريات; 2. الوحدة | 9 مباريات; 3. نجوم الجنوب | 9 مباريات; 4. شباب الميناء | 9 مباريات; 5. الأمل | 8 مباريات; 6. الرواد | 9 مباريات
1. 河畔队 | 9场; 2. 北港队 | 9场; 3. 南星队 | 9场; 4. 菩提队 | 9场; 5. 山坡队 | 8场; 6. 东部联 | 9场
1. 川辺FC | 9試合; 2. 北港ユナイテッド | 9試合; 3. 南スターズ | 9試合; 4. みなとSC | 9試合; 5. 東FC | 8試合; 6. 緑SC | 9試合`,
      values: '22; 20; 17; 14; 12; 9',
      icon: 'trophy',
      isUsual: true,
    },
    {
      nouns: `training, trainings
entrainement
entrenamiento, asistencia
treino, presenc
allenament, presenze
تدريب, حضور
训练, 签到
練習, 出欠`,
      label: `Training
Entraînements
Entrenamientos
Treinos
Allenamenti
التدريبات
训练
練習`,
      rows: `Dienstag, 19:00 | 14 zugesagt; Donnerstag, 19:00 | 11 zugesagt; Dienstag, 25. Nov. | 9 zugesagt; Torwarttraining | 3 zugesagt; Hallentraining | 12 zugesagt
Mardi, 19:00 | 14 présents; Jeudi, 19:00 | 11 présents; Mardi 25 nov. | 9 présents; Gardiens | 3 présents; En salle | 12 présents
Martes, 19:00 | 14 confirmados; Jueves, 19:00 | 11 confirmados; Martes, 25 nov | 9 confirmados; Porteros | 3 confirmados; En pabellón | 12 confirmados
Terça, 19:00 | 14 confirmados; Quinta, 19:00 | 11 confirmados; Terça, 25 nov | 9 confirmados; Goleiros | 3 confirmados; Quadra | 12 confirmados
Martedì, 19:00 | 14 presenti; Giovedì, 19:00 | 11 presenti; Martedì 25 nov | 9 presenti; Portieri | 3 presenti; In palestra | 12 presenti
الثلاثاء 19:00 | 14 أكدوا; الخميس 19:00 | 11 أكدوا; الثلاثاء 25 نوفمبر | 9 أكدوا; الحراس | 3 أكدوا
周二 19:00 | 14人报名; 周四 19:00 | 11人报名; 11月25日 | 9人报名; 门将训练 | 3人报名
火曜 19:00 | 14人参加; 木曜 19:00 | 11人参加; 11月25日 | 9人参加; GK練習 | 3人参加`,
      of: 'days',
      icon: 'calendar',
    },
    {
      nouns: `fahrgemeinschaft, mitfahr
covoiturage
coche compartido, viajes
carona
passagg, trasfert
مواصلات
拼车
乗り合い, 配車`,
      label: `Fahrgemeinschaften
Covoiturage
Coches
Caronas
Passaggi
المواصلات
拼车
配車`,
      rows: `So, 13:15, noch 3 Plätze; So, 13:20, noch 1 Platz; Sa, 12:00, noch 4 Plätze; Sa, 12:10, voll; sucht Mitfahrt, So; fährt zurück um 18:00
dim. 13:15, encore 3 places; dim. 13:20, encore 1 place; sam. 12:00, encore 4 places; sam. 12:10, complet; cherche une place, dim.; retour à 18:00
dom, 15:15, 3 plazas; dom, 15:20, 1 plaza; sáb, 12:00, 4 plazas; sáb, 12:10, completo; busca plaza, dom; vuelve a las 20:00
dom, 14:15, 3 vagas; dom, 14:20, 1 vaga; sáb, 12:00, 4 vagas; sáb, 12:10, cheio; procura carona, dom; volta às 19:00
dom, 13:15, 3 posti; dom, 13:20, 1 posto; sab, 12:00, 4 posti; sab, 12:10, pieno; cerca passaggio, dom; torna alle 18:00
الأحد 15:15، 3 مقاعد; الأحد 15:20، مقعد; السبت 12:00، 4 مقاعد; السبت 12:10، مكتمل; يبحث عن مقعد; يعود 20:00
周日 13:15，余3座; 周日 13:20，余1座; 周六 12:00，余4座; 周六 12:10，已满; 求搭车，周日; 18:00返程
日 13:15、残り3席; 日 13:20、残り1席; 土 12:00、残り4席; 土 12:10、満席; 同乗希望、日; 18:00に戻る`,
      of: 'people',
      icon: 'car',
    },
    {
      nouns: `kasse, mannschaftskasse
caisse, cotisation
cuotas, =caja
caixinha, mensalidade
cassa, quote
صندوق, اشتراكات
队费, 会费
会費`,
      label: `Mannschaftskasse
Caisse
Cuotas
Caixinha
Cassa
الصندوق
队费
会費`,
      rows: `Monatsbeitrag | Lea, 15. Nov.; Zu spät | Felix, 12. Nov.; Gelbe Karte | Jana, 8. Nov.; Getränke | Ausgabe, 8. Nov.; Trikotwäsche | Ausgabe, 3. Nov.; Monatsbeitrag | Iris, 1. Nov.
Cotisation | 15 nov.; Retard | 12 nov.; Carton jaune | 8 nov.; Boissons | dépense, 8 nov.; Lavage des maillots | dépense, 3 nov.; Cotisation | 1 nov.
Cuota mensual | 15 nov; Retraso | 12 nov; Tarjeta amarilla | 8 nov; Bebidas | gasto, 8 nov; Lavado de camisetas | gasto, 3 nov; Cuota mensual | 1 nov
Mensalidade | 15 nov; Atraso | 12 nov; Cartão amarelo | 8 nov; Bebidas | despesa, 8 nov; Lavagem das camisas | despesa, 3 nov; Mensalidade | 1 nov
Quota mensile | 15 nov; Ritardo | 12 nov; Ammonizione | 8 nov; Bevande | spesa, 8 nov; Lavaggio maglie | spesa, 3 nov; Quota mensile | 1 nov
اشتراك شهري | 15 نوفمبر; تأخر | 12 نوفمبر; بطاقة صفراء | 8 نوفمبر; مشروبات | مصروف، 8 نوفمبر
月费 | 11月15日; 迟到 | 11月12日; 黄牌 | 11月8日; 饮料 | 支出，11月8日
月会費 | 11月15日; 遅刻 | 11月12日; イエロー | 11月8日; 飲み物 | 支出、11月8日`,
      values: '€ 10; € 2; € 5; −€ 24; −€ 18; € 10',
      icon: 'wallet',
    },
  ],
}
