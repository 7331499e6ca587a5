import type { ForeignDomain } from './domain.ts'

/** A parish: services, groups and what is collected for. */
export const church: ForeignDomain = {
  id: 'church',
  words: `kirche, pfarrei, gemeindeleben, gottesdienst
eglise, paroisse
iglesia, parroquia
igreja, paroquia, cultos
chiesa, parrocchia
كنيسة
教会, 教堂
教会`,
  main: {
    nouns: `gottesdienst, messe, veranstaltung, termine
messe, culte, celebration, evenement
misa, culto, celebracion, evento
culto, missa, celebrac
messe, messa, celebrazion
قداس, صلوات
礼拜, 聚会
礼拝, 集会`,
    label: `Gottesdienste
Messes
Misas
Cultos
Messe
القداسات
礼拜
礼拝`,
    rows: `Sonntagsgottesdienst | So, 10:00; Familiengottesdienst | So, 11:30; Abendandacht | Mi, 19:00; Taizé-Gebet | Fr, 20:00; Jugendgottesdienst | Sa, 18:00; Krippenspiel | 24. Dez., 15:00
Messe du dimanche | dim. 10:00; Messe des familles | dim. 11:30; Prière du soir | mer. 19:00; Veillée de Taizé | ven. 20:00; Messe des jeunes | sam. 18:00; Veillée de Noël | 24 déc., 18:00
Misa dominical | dom, 10:00; Misa de familias | dom, 11:30; Oración de la tarde | mié, 19:00; Vigilia | vie, 20:00; Misa joven | sáb, 18:00; Misa del gallo | 24 dic, 23:30
Culto de domingo | dom, 10:00; Culto da família | dom, 18:00; Culto de oração | qua, 19:30; Vigília | sex, 22:00; Culto jovem | sáb, 19:00; Cantata de Natal | 24 dez, 20:00
Messa domenicale | dom, 10:00; Messa delle famiglie | dom, 11:30; Preghiera serale | mer, 19:00; Adorazione | ven, 20:00; Messa dei giovani | sab, 18:00; Messa di mezzanotte | 24 dic, 23:30
قداس الأحد | الأحد 10:00; قداس العائلات | الأحد 11:30; صلاة المساء | الأربعاء 19:00; سهرة صلاة | الجمعة 20:00; لقاء الشباب | السبت 18:00; قداس الميلاد | 24 ديسمبر
主日礼拜 | 周日 10:00; 家庭礼拜 | 周日 11:30; 晚祷 | 周三 19:00; 祷告会 | 周五 20:00; 青年聚会 | 周六 18:00; 圣诞音乐会 | 12月24日
主日礼拝 | 日 10:00; 家族礼拝 | 日 11:30; 夕べの祈り | 水 19:00; 祈祷会 | 金 20:00; 青年会 | 土 18:00; クリスマス礼拝 | 12月24日`,
    icon: 'calendar',
    fields: `Tag | date | 22. Nov.; Uhrzeit | time | 10:00; Ort | place | Kirche; Leitung | person | Lea Brandt
Jour | date | 22 nov.; Heure | time | 10:00; Lieu | place | Église; Avec | person | Lea Brandt
Día | date | 22 nov; Hora | time | 10:00; Lugar | place | Templo; Con | person | Lea Brandt
Dia | date | 22 nov; Hora | time | 10:00; Local | place | Templo; Com | person | Lea Brandt
Giorno | date | 22 nov; Ora | time | 10:00; Luogo | place | Chiesa; Con | person | Lea Brandt
اليوم | date | 22 نوفمبر; الوقت | time | 10:00; المكان | place | الكنيسة; مع | person | Lea Brandt
日期 | date | 11月22日; 时间 | time | 10:00; 地点 | place | 礼拜堂; 主领 | person | Lea Brandt
日付 | date | 11月22日; 時間 | time | 10:00; 場所 | place | 礼拝堂; 司会 | person | Lea Brandt`,
    about: `Mit Kinderbetreuung im Gemeindehaus. Danach Kaffee für alle.
Garderie dans la salle paroissiale. Café pour tous ensuite.
Con espacio para niños. Después, café para todos.
Com espaço infantil. Depois, café para todos.
Con spazio per i bambini. Dopo, caffè per tutti.
مع رعاية للأطفال، ثم قهوة للجميع.
有儿童看护，会后有茶点。
お子さまの預かりあり。あとでお茶の時間があります。`,
  },
  lists: [
    {
      nouns: `gruppe, kreis
groupe, equipe
grupo
grupo, celula, ministerio
grupp
مجموعات
小组, 团契
グループ, 会`,
      label: `Gruppen
Groupes
Grupos
Grupos
Gruppi
المجموعات
小组
グループ`,
      rows: `Chor | Do, 19:30; Bibelkreis | Di, 18:00; Jugend | Fr, 18:30; Frauenfrühstück | Sa, 9:00; Besuchsdienst | Mo, 15:00; Krabbelgruppe | Mi, 10:00
Chorale | jeu. 19:30; Groupe biblique | mar. 18:00; Jeunes | ven. 18:30; Petit-déjeuner | sam. 9:00; Visites | lun. 15:00; Tout-petits | mer. 10:00
Coro | jue, 19:30; Grupo bíblico | mar, 18:00; Jóvenes | vie, 18:30; Desayuno | sáb, 9:00; Visitas | lun, 15:00; Catequesis | mié, 17:00
Louvor | qui, 19:30; Estudo bíblico | ter, 19:00; Jovens | sáb, 17:00; Casais | sex, 20:00; Visitas | seg, 15:00; Crianças | dom, 10:00
Coro | gio, 19:30; Gruppo biblico | mar, 18:00; Giovani | ven, 18:30; Caritas | lun, 15:00; Catechismo | mer, 17:00; Famiglie | sab, 17:00
الجوقة | الخميس 19:30; درس الكتاب | الثلاثاء 18:00; الشباب | الجمعة 18:30; السيدات | السبت 9:00; الزيارات | الاثنين 15:00; الأطفال | الأحد 10:00
诗班 | 周四 19:30; 查经班 | 周二 18:00; 青年团契 | 周五 18:30; 姊妹会 | 周六 9:00; 探访组 | 周一 15:00; 主日学 | 周日 10:00
聖歌隊 | 木 19:30; 聖書の会 | 火 18:00; 青年会 | 金 18:30; 婦人会 | 土 9:00; 訪問 | 月 15:00; 教会学校 | 日 9:00`,
      icon: 'users',
    },
    {
      nouns: `gebet, furbitte
priere, intention
oracion, intencion, peticion
oracao, oracoes, pedido
preghier, intenzion
طلبات الصلاة
代祷, 祷告
祈り, 祈祷`,
      label: `Gebetsanliegen
Intentions
Intenciones
Pedidos de oração
Intenzioni
طلبات الصلاة
代祷
祈りの課題`,
      rows: `Für meine Mutter im Krankenhaus | 12 beten mit; Dank für unser Kind | 24 beten mit; Für die Prüfung am Montag | 8 beten mit; Für Frieden | 41 beten mit; Neue Arbeit | 9 beten mit
Pour ma mère à l’hôpital | 12 prient; Merci pour notre enfant | 24 prient; Pour l’examen de lundi | 8 prient; Pour la paix | 41 prient; Un nouveau travail | 9 prient
Por mi madre en el hospital | 12 rezan; Gracias por nuestro hijo | 24 rezan; Por el examen del lunes | 8 rezan; Por la paz | 41 rezan; Un nuevo trabajo | 9 rezan
Pela minha mãe no hospital | 12 orando; Gratidão pelo nosso filho | 24 orando; Pela prova de segunda | 8 orando; Pela paz | 41 orando; Um novo emprego | 9 orando
Per mia madre in ospedale | 12 pregano; Grazie per nostro figlio | 24 pregano; Per l’esame di lunedì | 8 pregano; Per la pace | 41 pregano; Un nuovo lavoro | 9 pregano
من أجل أمي في المستشفى | 12 يصلون; شكر على طفلنا | 24 يصلون; من أجل الامتحان | 8 يصلون; من أجل السلام | 41 يصلون
为住院的母亲 | 12人代祷; 为孩子感恩 | 24人代祷; 为周一的考试 | 8人代祷; 为和平 | 41人代祷
入院中の母のために | 12人; 子どもの誕生に感謝 | 24人; 月曜の試験 | 8人; 平和のために | 41人`,
      icon: 'heart',
    },
    {
      nouns: `spende, kollekte
don$, dons, quete
donacion, donativ, colecta
doac, dizimo, oferta
donazion, offert
تبرع
奉献, 捐款
献金, 寄付`,
      label: `Spenden
Dons
Donaciones
Doações
Offerte
التبرعات
奉献
献金`,
      rows: `Neue Orgel | 68 % erreicht; Tafel im Winter | 41 % erreicht; Jugendfreizeit | 90 % erreicht; Dach der Kirche | 25 % erreicht
Nouvel orgue | 68 % atteints; Repas d’hiver | 41 % atteints; Camp des jeunes | 90 % atteints; Toit de l’église | 25 % atteints
Nuevo órgano | 68 % conseguido; Comedor social | 41 % conseguido; Campamento | 90 % conseguido; Tejado | 25 % conseguido
Reforma do templo | 68 % alcançado; Cestas básicas | 41 % alcançado; Acampamento | 90 % alcançado; Missões | 25 % alcançado
Nuovo organo | 68 % raggiunto; Mensa dei poveri | 41 % raggiunto; Campo giovani | 90 % raggiunto; Tetto della chiesa | 25 % raggiunto
ترميم الكنيسة | 68%; مساعدات الشتاء | 41%; مخيم الشباب | 90%; المكتبة | 25%
修缮教堂 | 已达68%; 冬季关怀 | 已达41%; 青年营 | 已达90%; 宣教 | 已达25%
会堂修繕 | 68%達成; 冬の支援 | 41%達成; 青年キャンプ | 90%達成; 宣教 | 25%達成`,
      values: '€ 3.400; € 2.050; € 900; € 500',
      icon: 'heart',
    },
  ],
}
