#!/usr/bin/env bash
# Adds the documents of a folder that somebody kept to the collection congress: `bash add-reference.sh FOLDER INSTANT`.
# INSTANT is when the lists of members and committees were retrieved; their file names do not say it.
# The folder is laid out as docs/how-to/build-congress.md shows. Documents that it does not have are passed over.
set -euo pipefail
FOLDER=${1:?name the folder}
WHEN=${2:?say when the lists were retrieved, as 2026-06-15T12:00:00Z}

# ROTUNDA names another way to give an order to the service, such as `docker exec rotunda rotunda`.
add() {
  if [[ -e $1 ]]; then ${ROTUNDA:-npm run --silent rotunda --} sources add --collection congress "$@"; fi
}

# cut: members
LISTS=https://unitedstates.github.io/congress-legislators
list() {
  add "$FOLDER/congress-legislators/$1" --publisher "congress-legislators-$2" --url "$LISTS/$1" --retrieved "$WHEN"
}
for name in current historical; do
  list "legislators-$name.json" members
  list "legislators-$name.csv" csv
  list "committees-$name.json" committees
done
list committee-membership-current.json membership
list executive.json executives
list legislators-social-media.json social-media
list legislators-district-offices.json offices
# end: members

# cut: retrievals
# The name of each file says when it was retrieved: MemberData_20250109030606.xml.
retrieved() {
  [[ $1 =~ _([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2}) ]]
  local part=("${BASH_REMATCH[@]:1}")
  echo "${part[0]}-${part[1]}-${part[2]}T${part[3]}:${part[4]}:${part[5]}Z"
}
for file in "$FOLDER"/voteview/clerk-memberdata/MemberData_*.xml; do
  add "$file" --publisher clerk-members --url https://clerk.house.gov/xml/lists/MemberData.xml \
    --retrieved "$(retrieved "$file")"
done
for file in "$FOLDER"/voteview/senate-committee-xml/SenatorData_*.xml; do
  add "$file" --publisher senate-members \
    --url https://www.senate.gov/general/contact_information/senators_cfm.xml --retrieved "$(retrieved "$file")"
done
for file in "$FOLDER"/voteview/senate-committee-xml/[A-Z][A-Z][A-Z][A-Z]_*.xml; do
  code=$(basename "$file" | cut -c 1-4)
  add "$file" --publisher senate-committees \
    --url "https://www.senate.gov/general/committee_membership/committee_memberships_$code.xml" \
    --retrieved "$(retrieved "$file")"
done
# end: retrievals

# cut: history
for name in HSall HS116 Sall H116; do
  add "$FOLDER/voteview/${name}_members.csv" --publisher voteview-members \
    --url "https://voteview.com/static/data/out/members/${name}_members.csv"
done
add "$FOLDER/voteview/HSall_parties.csv" --publisher voteview-parties \
  --url https://voteview.com/static/data/out/parties/HSall_parties.csv
SPELLS=https://github.com/JeffreyBLewis/voteview-committees/blob/7b4cb95e2e1e0fa9e2ca11c752c8eb5ec6439bd3
add "$FOLDER/voteview/committee-spells/house_committee_spells.csv" --publisher voteview-committee-spells \
  --url "$SPELLS/House/house_committee_spells.csv"
add "$FOLDER/voteview/committee-spells/senate_committee_spells.csv" --publisher voteview-committee-spells \
  --url "$SPELLS/Senate/senate_committee_spells.csv"
# end: history

# cut: hearings
REPOSITORY=https://docs.house.gov/meetings
HOUSE=$FOLDER/hearings/house-xml
add "$HOUSE/sample_hearing.xml" --publisher docs-house-meetings \
  --url "$REPOSITORY/RU/RU00/20140519/102252/HMTG-113-RU00-20140519.xml"
add "$HOUSE/sample_witness.xml" --publisher docs-house-witnesses --congress 113 \
  --url "$REPOSITORY/GO/GO25/20140522/102266/HHRG-113-GO25-Wlist-20140522.xml"
# end: hearings

# cut: answers
# Recorded answers of Congress.gov: the name of each file is its path, with __ for each /.
API=https://api.congress.gov/v3
ANSWERS=$FOLDER/hearings/congress-gov-api
add "$ANSWERS/committee-meeting__118__house__115538.json" \
  --publisher congress-gov-meetings --url "$API/committee-meeting/118/house/115538"
add "$ANSWERS/hearing__116__house__41365.json" \
  --publisher congress-gov-hearings --url "$API/hearing/116/house/41365"
add "$ANSWERS/member__l000174.json" --publisher congress-gov-members --url "$API/member/L000174"
add "$ANSWERS/committee__senate__jsec03.json" \
  --publisher congress-gov-committees --url "$API/committee/senate/jsec03"
# end: answers

# cut: payrolls
PAY=$FOLDER/disbursements
add "$PAY/house-sod/detail_18col_house_proposed_sample.csv" --publisher house-disbursements \
  --url https://github.com/usgpo/innovation/blob/11856012b112cb929e7994588d24c3e642f7fb5b/resources/CDTF20220929/SOD-DETAIL-GRID-Proposed-Solution.xlsx \
  --period-start 2022-01-01 --period-end 2022-03-31
for quarter in 2016Q1 2025Q4; do
  add "$PAY/house-sod/$quarter-summary-enriched.csv" --publisher house-summary \
    --url "https://github.com/dwillis/house-expenditures/blob/main/output/$quarter-summary-enriched.csv"
done
SENATE=https://github.com/dwillis/senate_disbursements
add "$PAY/senate/113sdoc2-payroll.csv" --publisher senate-disbursements \
  --url "$SENATE/tree/b3ac44d261965f670a25e57abe6b81d4bceb6b28/data/113_sdoc2" \
  --period-start 2012-10-01 --period-end 2013-03-31
# An office goes on over several pages: those that follow on each other are added as one text. It begins with a page that
# names its office; a page that goes on with an office whose first page is not here is passed over.
PAGES=$PAY/senate/118sdoc13-pages
RUNS=$(mktemp -d)
trap 'rm -r "$RUNS"' EXIT
run=()
add_run() {
  ((${#run[@]})) || return 0
  local number name=layout_${run[0]}.txt
  local text=$PAGES/$name
  if ((${#run[@]} > 1)); then
    name=layout_${run[0]}-${run[-1]}.txt
    text=$RUNS/$name
    for number in "${run[@]}"; do cat "$PAGES/layout_$number.txt"; done > "$text"
  fi
  add "$text" --publisher senate-disbursements \
    --url "$SENATE/blob/d102a4e1114f18310b4a7496fc1c6be8c17b0653/data/118sdoc13/pages/$name" \
    --period-start 2024-04-01 --period-end 2024-09-30
}
before=-1
for number in $(find "$PAGES" -name 'layout_*.txt' 2> /dev/null | sed 's/.*layout_//; s/\.txt$//' | sort -n); do
  if ((${#run[@]} && number == before + 1)); then
    run+=("$number")
  else
    add_run
    run=()
    if grep -q 'DETAILED AND SUMMARY STATEMENT' "$PAGES/layout_$number.txt"; then run=("$number"); fi
  fi
  before=$number
done
add_run
# end: payrolls
