# cut: latest
filings <- read.csv('data/filings.csv', colClasses = 'character', na.strings = '', encoding = 'UTF-8')
filings$is_amendment <- filings$is_amendment == 'true'
times <- sub('Z$', '+00:00', filings$posted_at)
times <- sub('([+-][0-9]{2}):([0-9]{2})$', '\\1\\2', times)
filings$posted <- as.POSIXct(times, format = '%Y-%m-%dT%H:%M:%OS%z', tz = 'UTC')
filings <- filings[order(filings$posted, filings$is_amendment, filings$filing_uuid, method = 'radix'), ]
count <- ave(rep(1, nrow(filings)), filings$group_key, FUN = sum)
originals <- ave(as.numeric(!filings$is_amendment), filings$group_key, FUN = sum)
last <- !duplicated(filings$group_key, fromLast = TRUE)
latest <- filings[last & (count == 1 | (originals <= 1 & filings$is_amendment)), ]
# end: latest
cat(sort(latest$filing_uuid, method = 'radix'), sep = '\n')
